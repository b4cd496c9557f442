import { counted, days } from '#app/shared/figures/figures.ts'
import { Money } from '#app/ui/money/money.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Scroller } from '#app/ui/scroller/scroller.tsx'
import { Time } from '#app/ui/time/time.tsx'
import type { Effect } from './effect-of.ts'

/** What a change would do, before it is announced. */
export function EffectOf({ effect, currency }: { effect: Effect; currency: string }) {
  if (effect.changes.length === 0)
    return (
      <Note tone="info" role="status">
        Nothing is different from what holds or is announced.
      </Note>
    )
  const money = (amount: bigint) => <Money minor={amount} currency={currency} />
  const isDealChanged = effect.deals.some(
    ({ before, after }) => before.buyerPays !== after.buyerPays || before.sellerGets !== after.sellerGets,
  )
  return (
    <section className="deal-effect" aria-label="What it would do" aria-live="polite">
      <ul>
        {effect.changes.map(({ key, label, from, to }) => (
          <li key={key}>
            {label}: <s className="soft">{from}</s> <b>{to}</b>
          </li>
        ))}
      </ul>
      <p>
        {effect.noticeDays === 0 ? (
          'In force at once, everywhere within a second.'
        ) : (
          <>
            Announced at once, in force <Time at={effect.appliesAt} />, after {days(effect.noticeDays)} of
            notice.
          </>
        )}{' '}
        {effect.isTold ? 'Every member is told by e-mail. ' : null}
        {counted(effect.dealsUnderWay, 'deal')} under way {effect.dealsUnderWay === 1 ? 'keeps' : 'keep'} the
        rules that {effect.dealsUnderWay === 1 ? 'it' : 'they'} began with.
      </p>
      {isDealChanged ? (
        <Scroller label="A deal before and after">
          <table className="table table-tight">
            <caption>
              A deal of <Money minor={effect.exampleMinor} currency={currency} />, the fee borne by the seller
            </caption>
            <thead>
              <tr>
                <th scope="col">Who</th>
                <th scope="col" className="n">
                  Buyer pays
                </th>
                <th scope="col" className="n">
                  Seller gets
                </th>
                <th scope="col" className="n">
                  We keep
                </th>
              </tr>
            </thead>
            <tbody>
              {effect.deals.flatMap(({ name, before, after }) =>
                (
                  [
                    ['before', before],
                    ['after', after],
                  ] as const
                ).map(([when, sums]) => (
                  <tr key={`${name} ${when}`}>
                    <td>
                      {name}, {when}
                    </td>
                    <td className="n">{money(sums.buyerPays)}</td>
                    <td className="n">{money(sums.sellerGets)}</td>
                    <td className="n">{money(sums.marketplaceKeeps)}</td>
                  </tr>
                )),
              )}
            </tbody>
          </table>
        </Scroller>
      ) : null}
    </section>
  )
}
