import { Fragment } from 'react'
import { Link } from 'react-router'
import { dayWords, type DayWords } from '#app/my/pro/pro-words.ts'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import type { InvitedRow, OwnInvitationsData } from './load-own-invitations.ts'
import { RewardsOfOne } from './rewards-of-one.tsx'
import { YearBars } from './year-bars.tsx'

/** Each person, a year of what they brought, and the rewards of the one who is opened. */
export function InvitedPeople({ own }: { own: OwnInvitationsData }) {
  const { invited, opened, months, currency, page } = own
  const words = dayWords(own.timeZone, own.now)
  const largest = invited
    .flatMap((row) => row.months)
    .reduce((most, { sum }) => (sum > most ? sum : most), 1n)
  const hrefOf = (row: InvitedRow) => {
    const params = new URLSearchParams(page > 1 ? { page: String(page) } : {})
    if (row.id !== opened?.id) params.set('who', row.id)
    return `/referral-program${params.size > 0 ? `?${params}` : ''}#who-${row.id}`
  }
  return (
    <table className="table inv">
      <caption className="sr">People you invited, those who brought most first</caption>
      <thead>
        <tr>
          <th scope="col">Invited</th>
          <th scope="col" className="yr-head">
            {months[0]?.long} to {months.at(-1)?.long}
          </th>
          <th scope="col" className="n">
            This month
          </th>
          <th scope="col" className="n">
            In all, {currency}
          </th>
        </tr>
      </thead>
      <tbody>
        {invited.map((row) => {
          const isOpen = row.id === opened?.id
          return (
            <Fragment key={row.id}>
              <tr className={isOpen ? 'open' : undefined} id={`who-${row.id}`}>
                <td className="inv-who">
                  <Link to={hrefOf(row)} preventScrollReset aria-expanded={isOpen}>
                    <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size={16} />
                    <Avatar name={row.name} src={row.src} />
                    <span>
                      <b>{row.name}</b>
                      <small>{standingIn(row, words)}</small>
                    </span>
                  </Link>
                  {row.state === 'held' ? <Tag tone="warn">Waits</Tag> : null}
                  {row.state === 'refused' ? <Tag>Refused</Tag> : null}
                </td>
                <td className="inv-year">
                  <YearBars name={row.name} months={row.months} largest={largest} currency={currency} />
                </td>
                <td className="n inv-month">
                  <Money minor={row.months.at(-1)?.sum ?? 0n} currency={currency} symbol="plain" />
                </td>
                <td className="n inv-all">
                  <b>
                    <Money minor={row.booked} currency={currency} symbol="plain" />
                  </b>
                </td>
              </tr>
              {isOpen && opened ? (
                <RewardsOfOne row={row} rewards={opened.rewards} own={own} words={words} />
              ) : null}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}

function standingIn({ joinedAt, until, isOver, hadDeal }: InvitedRow, words: DayWords): string {
  const joined = `joined ${words.on(joinedAt)}`
  if (isOver) return `${joined}, ended ${words.on(until)}`
  return `${joined}, until ${words.on(until)}${hadDeal ? '' : ', no deal yet'}`
}
