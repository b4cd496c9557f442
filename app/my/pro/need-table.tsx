import { counted, days } from '#app/shared/figures/figures.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { Tag } from '#app/ui/tag/tag.tsx'
import type { Need } from './load-offer.ts'

/** What else PRO changes, and whether this member needs it. */
export function NeedTable({ need, currency }: { need: Need; currency: string }) {
  const rows = [
    {
      what: 'Released money clears after',
      free: days(need.clearingDays.free),
      pro: days(need.clearingDays.pro),
      you: clearingWords(need, currency),
    },
    {
      what: 'Active services',
      free: String(need.servicesMost.free),
      pro: String(need.servicesMost.pro),
      you: usedWords(need.services, need.servicesMost.free, 'service', 'now'),
    },
    {
      what: 'Proposals a month',
      free: String(need.proposalsMost.free),
      pro: String(need.proposalsMost.pro),
      you: usedWords(need.proposals, need.proposalsMost.free, 'proposal', 'this month'),
    },
    { what: 'Analytics', free: 'a year', pro: 'two years', you: '' },
    { what: 'Services side by side', free: 'no', pro: 'up to four', you: '' },
    { what: 'Badge beside your name', free: '–', pro: <Tag tone="pro">PRO</Tag>, you: '' },
    { what: 'Place in search', free: 'No difference', pro: 'No difference', you: '' },
  ]
  return (
    <section className="pro-part">
      <h2>What else, and whether you need it</h2>
      <table className="table pro-need">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col" className="n">
              Free
            </th>
            <th scope="col" className="n">
              PRO
            </th>
            <th scope="col">You</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, free, pro, you }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td className="n soft">{free}</td>
              <td className="n">
                <b>{pro}</b>
              </td>
              <td>{you}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function clearingWords({ clearing, clearedByNow }: Need, currency: string): string {
  if (clearing === 0n) return 'Nothing clears now'
  const sum = formatMoney(clearing, currency)
  return clearedByNow === 0n
    ? `${sum} clears now`
    : `${sum} clears now; with PRO ${formatMoney(clearedByNow, currency)} of it would be yours already`
}

function usedWords(used: number, most: number, one: string, when: string): string {
  return `${counted(used, one)} ${when}. ${used < most ? 'Free is enough' : 'PRO lets you have more'}`
}
