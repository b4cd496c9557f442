import { Money } from '#app/ui/money/money.tsx'
import { computeFees, type FeeTerms } from '#domain/ledger/arithmetic.ts'
import { minor } from '#platform/money/money.ts'

type ReceivesProps = { priceMinor: number; currency: string; feeTerms: FeeTerms }

/** The same arithmetic that a deal is paid out by. */
export function Receives({ priceMinor, currency, feeTerms }: ReceivesProps) {
  const { sellerGets, commissionBorneBySeller } = computeFees(minor(priceMinor), feeTerms, 'seller')
  return (
    <p className="pack-receives" aria-live="polite">
      {priceMinor > 0 ? (
        <>
          You receive{' '}
          <b>
            <Money minor={sellerGets} currency={currency} />
          </b>
          <small>
            after a fee of <Money minor={commissionBorneBySeller} currency={currency} />
          </small>
        </>
      ) : (
        <small>What you receive is worked out here</small>
      )}
    </p>
  )
}
