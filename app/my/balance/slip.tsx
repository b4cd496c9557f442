import { Link } from 'react-router'
import { TransferLines } from '#app/shared/money/transfer-lines.tsx'
import { Meta } from '#app/ui/meta/meta.tsx'
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
