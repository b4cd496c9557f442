import { Link } from 'react-router'
import { TransferLines } from '#app/shared/money/transfer-lines.tsx'
import { ShareBar } from '#app/shared/teams/share-bar.tsx'
import { Meta } from '#app/ui/meta/meta.tsx'
import { Money } from '#app/ui/money/money.tsx'
import type { EarningsData } from './load-earnings.ts'

type SplitSlipProps = { split: NonNullable<EarningsData['opened']>; currency: string }

const LAST_CENT =
  'Each part is rounded down to the cent. What that leaves over goes to the owner, so that the parts are the whole.'
const GIVEN_BACK =
  'Each gave back what they had been paid less their part of what was left: nobody gave more than they got.'

/** A split to the cent: each person's share and part, the cents left over, and the lines of the transfer that paid them. */
export function SplitSlip({ split, currency }: SplitSlipProps) {
  const { id, sharedMinor, bar, parts, exactly, left, division, key, postings, kind, dealId } = split
  const write = (minor: bigint) => <Money minor={minor} currency={currency} symbol="plain" />
  return (
    <tr className="slip">
      <td colSpan={5}>
        <div>
          <div>
            <h3>
              <Money minor={sharedMinor} currency={currency} />, split to the cent
            </h3>
            <ShareBar parts={bar} label="Shares of this deal" />
            <table className="table">
              <thead>
                <tr>
                  <th scope="col">To</th>
                  <th scope="col" className="n">
                    Share
                  </th>
                  {exactly ? (
                    <th scope="col" className="n">
                      Exactly
                    </th>
                  ) : null}
                  <th scope="col" className="n">
                    Paid
                  </th>
                </tr>
              </thead>
              <tbody>
                {parts.map((part) => (
                  <tr key={part.id}>
                    <td>{part.name}</td>
                    <td className="n team-percent">{part.share}</td>
                    {exactly ? <td className="n soft">{part.exactly}</td> : null}
                    <td className="n">{write(part.amount)}</td>
                  </tr>
                ))}
                {left > 0n ? (
                  <tr>
                    <td colSpan={3}>Cents left by rounding, to the owner</td>
                    <td className="n">{write(left)}</td>
                  </tr>
                ) : null}
              </tbody>
              <tfoot>
                <tr>
                  <td>Sums to what was shared</td>
                  <td className="n team-percent">100 %</td>
                  {exactly ? <td className="n">{exactly}</td> : null}
                  <td className="n">{write(sharedMinor)}</td>
                </tr>
              </tfoot>
            </table>
            <p className="soft">{exactly ? LAST_CENT : GIVEN_BACK}</p>
            <h3 className="team-lines-title">
              Transfer {id}, {kind.toLowerCase()}
            </h3>
            <TransferLines postings={postings} currency={currency} />
          </div>
          <Meta
            rows={[
              {
                name: 'Deal',
                value: split.mayEnter ? <Link to={`/deals/${dealId}`}>{split.title}</Link> : split.title,
              },
              { name: 'Shares of', value: `version ${division}` },
              { name: 'Transfer', value: id },
              { name: 'Key', value: key },
            ]}
          />
        </div>
      </td>
    </tr>
  )
}
