import type { ReactNode } from 'react'
import { counted } from '#app/shared/figures/figures.ts'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Money } from '#app/ui/money/money.tsx'
import type { OverviewData } from './load-overview.ts'
import type { Workspace } from './load-workspace.ts'

type OverviewPerson = OverviewData['people'][number]
type PeopleTableProps = {
  workspace: OverviewData
  /** The share, as it is or as a field. */
  renderShare: (person: OverviewPerson) => ReactNode
}

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })

/** Who is in the team, what each does, gets, and got this month. */
export function PeopleTable({ workspace: { people, month, currency }, renderShare }: PeopleTableProps) {
  const write = (minor: bigint) => <Money minor={minor} currency={currency} symbol="plain" />
  return (
    <table className="table team-people">
      <caption className="sr">People of the team</caption>
      <thead>
        <tr>
          <th scope="col">Person</th>
          <th scope="col" className="n">
            Share
          </th>
          <th scope="col" className="n">
            {monthName.format(month.at)}, {currency}
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <td>
              <Person person={person}>
                {person.worksOn > 0 ? `, works on ${counted(person.worksOn, 'deal')}` : ''}
              </Person>
            </td>
            <td className="n">{renderShare(person)}</td>
            <td className="n">{write(person.earned)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{counted(people.length, 'person', 'people')}</td>
          <td className="n">100 %</td>
          <td className="n">{write(people.reduce((sum, { earned }) => sum + earned, 0n))}</td>
        </tr>
      </tfoot>
    </table>
  )
}

type PersonProps = { person: Workspace['people'][number]; children?: ReactNode }

export function Person({ person, children }: PersonProps) {
  return (
    <span className="team-person">
      <Avatar name={person.name} src={person.avatar} size={40} />
      <span>
        <b>
          {person.name}
          {person.isYou ? <span className="soft"> you</span> : null}
        </b>
        <small className="soft">
          {person.craft ? `${person.roleName}, ${person.craft}` : person.roleName}
          {children}
        </small>
      </span>
    </span>
  )
}
