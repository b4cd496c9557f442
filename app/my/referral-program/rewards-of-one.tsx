import { Link } from 'react-router'
import type { DayWords } from '#app/my/pro/pro-words.ts'
import { leftUntil } from '#app/shared/moments.ts'
import { Ruler } from '#app/ui/figures/ruler/ruler.tsx'
import { Money } from '#app/ui/money/money.tsx'
import type { InvitedRow, OwnInvitationsData } from './load-own-invitations.ts'

type Rewards = NonNullable<OwnInvitationsData['opened']>['rewards']
type RewardsOfOneProps = { row: InvitedRow; rewards: Rewards; own: OwnInvitationsData; words: DayWords }

/** The rewards for one person, each with its transfer; until when there are more; and why they wait, if they do. */
export function RewardsOfOne({ row, rewards, own: { currency, now }, words }: RewardsOfOneProps) {
  const all = row.until.getTime() - row.joinedAt.getTime()
  const gone = ((now.getTime() - row.joinedAt.getTime()) / all) * 100
  return (
    <tr className="slip">
      <td colSpan={4} aria-label={`Rewards for ${row.name}`}>
        <div>
          <div>
            {rewards.length > 0 ? <RewardTable rewards={rewards} currency={currency} /> : null}
            {rewards.length === 0 ? (
              <p>
                Nothing yet. A reward comes when money for a deal of theirs has cleared and the time for
                claims is over.
              </p>
            ) : null}
          </div>
          <div>
            <h3>{row.isOver ? 'It has ended' : 'It goes on'}</h3>
            <Ruler
              at={gone}
              left={row.isOver ? 'over' : leftUntil(row.until, now)}
              start={words.dated(row.joinedAt)}
              end={words.dated(row.until)}
              label={`From ${words.dated(row.joinedAt)} until ${words.dated(row.until)}`}
            />
            {row.signs.length > 0 ? (
              <>
                <h3>{row.state === 'held' ? 'Why rewards wait' : 'Why rewards were refused'}</h3>
                <ul className="small">
                  {row.signs.map((sign) => (
                    <li key={sign}>{sign}</li>
                  ))}
                </ul>
              </>
            ) : null}
            {row.reason ? <p className="small">The administrator wrote: {row.reason}</p> : null}
            <p className="small soft">You see amounts, never what they sold or to whom.</p>
          </div>
        </div>
      </td>
    </tr>
  )
}

function RewardTable({ rewards, currency }: { rewards: Rewards; currency: string }) {
  return (
    <table className="table">
      <caption className="sr">Rewards, newest first</caption>
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col" className="n">
            Our commission
          </th>
          <th scope="col" className="n">
            Yours
          </th>
          <th scope="col" className="n">
            Ledger
          </th>
        </tr>
      </thead>
      <tbody>
        {rewards.map(({ id, when, commission, amount, state, transfer }) => (
          <tr key={id}>
            <td className="d">{when}</td>
            <td className="n">
              <Money minor={commission} currency={currency} symbol="plain" />
            </td>
            <td className="n">
              <Money minor={amount} currency={currency} symbol="plain" />
            </td>
            <td className="n">
              {transfer ? (
                <Link to={transfer.to}>Transfer {transfer.id}</Link>
              ) : (
                <span className="soft">{state === 'held' ? 'Waits' : 'Refused'}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
