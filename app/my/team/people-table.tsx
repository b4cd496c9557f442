import type { ReactNode } from 'react'
import { counted } from '#app/shared/figures/figures.ts'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Money } from '#app/ui/money/money.tsx'
import type { OverviewData } from './load-overview.ts'
import type { Workspace } from './load-workspace.ts'
import { mayGiveRole, PersonMenu, RoleForm } from './person-acts.tsx'

type OverviewPerson = OverviewData['people'][number]
type PeopleTableProps = {
  workspace: OverviewData
  /** The share, as it is or as a field. */
  renderShare: (person: OverviewPerson) => ReactNode
}

/** So that the rule below the sum goes on. */
const NOTHING = '\u00A0'

const monthName = new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' })

/** Who is in the team, what each is and does, gets, and got this month. */
export function PeopleTable({ workspace, renderShare }: PeopleTableProps) {
  const { people, month, currency, may } = workspace
  const write = (minor: bigint) => <Money minor={minor} currency={currency} symbol="plain" />
  return (
    <table className="table team-people">
      <caption className="sr">People of the team</caption>
      <thead>
        <tr>
          <th scope="col">Person</th>
          <th scope="col" className="wide">
            Role
          </th>
          <th scope="col" className="wide">
            Works on
          </th>
          <th scope="col" className="n">
            Share
          </th>
          <th scope="col" className="n">
            {monthName.format(month.at)}, {currency}
          </th>
          <th scope="col" className="wide">
            <span className="sr">More</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <td>
              <Person person={person} roleBeside>
                {person.worksOn > 0 ? `, works on ${counted(person.worksOn, 'deal')}` : ''}
              </Person>
            </td>
            <td className="wide">
              {mayGiveRole(may, person) ? <RoleForm person={person} words="Give" /> : person.roleName}
            </td>
            <td className="wide">
              {person.worksOn > 0 ? counted(person.worksOn, 'deal') : <span className="soft">Nothing</span>}
            </td>
            <td className="n">{renderShare(person)}</td>
            <td className="n">{write(person.earned)}</td>
            <td className="n wide">
              <PersonMenu person={person} workspace={workspace} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{counted(people.length, 'person', 'people')}</td>
          <td className="wide" colSpan={2}>
            {NOTHING}
          </td>
          <td className="n team-percent">100 %</td>
          <td className="n">{write(people.reduce((sum, { earned }) => sum + earned, 0n))}</td>
          <td className="wide">{NOTHING}</td>
        </tr>
      </tfoot>
    </table>
  )
}

type PersonProps = {
  person: Workspace['people'][number]
  /** The role has a column of its own, where there is room for one. */
  roleBeside?: boolean
  children?: ReactNode
}

export function Person({ person, roleBeside, children }: PersonProps) {
  const { name, avatar, isYou, craft, roleName } = person
  return (
    <span className="team-person">
      <Avatar name={name} src={avatar} size={40} />
      <span>
        <b>
          {name}
          {isYou ? <span className="soft"> you</span> : null}
        </b>
        {roleBeside && craft ? <small className="soft wide">{craft}</small> : null}
        <small className={roleBeside ? 'soft narrow' : 'soft'}>
          {craft ? `${roleName}, ${craft}` : roleName}
          {children}
        </small>
      </span>
    </span>
  )
}
