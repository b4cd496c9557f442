import { Link } from 'react-router'
import { Meta } from '#app/ui/meta/meta.tsx'
import { Money } from '#app/ui/money/money.tsx'
import type { BalanceData } from './load-balance.ts'

type SlipProps = { transfer: NonNullable<BalanceData['opened']>; currency: string }

/** A whole transfer, as the ledger has it: from where, to where, and that it sums to zero. */
export function Slip({ transfer, currency }: SlipProps) {
  const { id, kind, when, key, paymentId, postings, about } = transfer
  return (
    <tr className="slip">
      <td colSpan={5}>
        <div>
          <div>
            <h3>
              Transfer {id}, {kind.toLowerCase()}
            </h3>
            <TransferLines postings={postings} currency={currency} />
          </div>
          <Meta
            rows={[
              ...(paymentId
                ? [
                    {
                      name: 'Caused by',
                      value: <Link to={`/my/balance/payments/${paymentId}`}>Your payment</Link>,
                    },
                  ]
                : []),
              ...(about && !about.to.includes('/payments/')
                ? [{ name: 'For', value: <Link to={about.to}>{about.name}</Link> }]
                : []),
              { name: 'When', value: when },
              { name: 'Key', value: key },
            ]}
          />
        </div>
      </td>
    </tr>
  )
}

type TransferLinesProps = { postings: readonly { account: string; amount: bigint }[]; currency: string }

/** The lines of a transfer, and that they sum to zero. */
export function TransferLines({ postings, currency }: TransferLinesProps) {
  const moved = postings.reduce((sum, { amount }) => (amount > 0n ? sum + amount : sum), 0n)
  const write = (minor: bigint) => <Money minor={minor} currency={currency} symbol="plain" />
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">Account</th>
          <th scope="col" className="n">
            Out
          </th>
          <th scope="col" className="n">
            In
          </th>
        </tr>
      </thead>
      <tbody>
        {postings.map(({ account, amount }, index) => (
          <tr key={index}>
            <td>{account}</td>
            <td className="n">{amount < 0n ? write(-amount) : null}</td>
            <td className="n">{amount > 0n ? write(amount) : null}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>Sums to zero</td>
          <td className="n">{write(moved)}</td>
          <td className="n">{write(moved)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
