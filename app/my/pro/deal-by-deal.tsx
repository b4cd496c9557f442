import { Link } from 'react-router'
import { counted } from '#app/shared/figures/figures.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import type { Saving } from './count-saving.ts'

const SHOWN = 12

/** Every deal that the sum above was counted from. */
export function DealByDeal({ saving, currency }: { saving: Saving; currency: string }) {
  const { deals } = saving
  if (deals.length === 0) return null
  const [shown, others] = [deals.slice(0, SHOWN), deals.slice(SHOWN)]
  const money = (amount: bigint) => formatMoney(amount, currency)
  return (
    <section className="pro-part" id="deals">
      <h2>Deal by deal</h2>
      <table className="table pro-deals">
        <thead>
          <tr>
            <th scope="col">Released to you</th>
            <th scope="col" className="pro-wide">
              Buyer
            </th>
            <th scope="col" className="n">
              Price
            </th>
            <th scope="col" className="n pro-wide">
              Commission
            </th>
            <th scope="col" className="n pro-wide">
              With PRO
            </th>
            <th scope="col" className="n">
              Kept more
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((deal) => (
            <tr key={deal.id}>
              <td>
                <Link to={`/deals/${deal.id}`}>{deal.title}</Link>
              </td>
              <td className="soft pro-wide">{deal.buyer}</td>
              <td className="n">{money(deal.price)}</td>
              <td className="n soft pro-wide">{money(deal.gave)}</td>
              <td className="n soft pro-wide">{money(deal.withPro)}</td>
              <td className="n ok">{money(deal.kept)}</td>
            </tr>
          ))}
          {others.length > 0 ? <Others deals={others} money={money} /> : null}
        </tbody>
        <tfoot>
          <tr>
            <td>{counted(deals.length, 'deal')}</td>
            <td className="pro-wide">together</td>
            <td className="n">{money(saving.price)}</td>
            <td className="n pro-wide">{money(saving.gave)}</td>
            <td className="n pro-wide">{money(saving.withPro)}</td>
            <td className="n">{money(saving.kept)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

type OthersProps = { deals: Saving['deals']; money: (amount: bigint) => string }

/** The smaller ones in one line: the largest say most. */
function Others({ deals, money }: OthersProps) {
  const sum = (read: (deal: Saving['deals'][number]) => bigint) =>
    money(deals.reduce((all, deal) => all + read(deal), 0n))
  return (
    <tr>
      <td className="soft">{counted(deals.length, 'smaller deal')}</td>
      <td className="soft pro-wide">–</td>
      <td className="n">{sum(({ price }) => price)}</td>
      <td className="n soft pro-wide">{sum(({ gave }) => gave)}</td>
      <td className="n soft pro-wide">{sum(({ withPro }) => withPro)}</td>
      <td className="n ok">{sum(({ kept }) => kept)}</td>
    </tr>
  )
}
