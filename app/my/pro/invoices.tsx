import { Link } from 'react-router'
import { formatMoney } from '#app/ui/money/format-money.ts'
import type { ProData } from './load-pro.ts'
import type { DayWords } from './pro-words.ts'

type InvoicesProps = { invoices: ProData['invoices']; currency: string; words: DayWords }

/** An invoice for each period that was paid, and a note for what went back. */
export function Invoices({ invoices, currency, words }: InvoicesProps) {
  if (invoices.length === 0) return null
  return (
    <section className="pro-part" id="invoices">
      <h2>Invoices</h2>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Number</th>
            <th scope="col" className="pro-wide">
              Paid
            </th>
            <th scope="col">For</th>
            <th scope="col" className="n">
              Sum
            </th>
          </tr>
        </thead>
        <tbody>
          {invoices.map(({ id, paper, creditNote, paidAt, startsAt, endsAt, price, back }) => (
            <tr key={id}>
              <td>
                {paper ? <Link to={`/papers/${paper.id}`}>{paper.label}</Link> : 'Nothing was due'}
                {creditNote ? (
                  <small>
                    {' '}
                    <Link to={`/papers/${creditNote.id}`}>{creditNote.label}</Link> gave{' '}
                    {formatMoney(back, currency)} back
                  </small>
                ) : null}
              </td>
              <td className="soft pro-wide">{words.dated(paidAt)}</td>
              <td className="soft">
                {words.short(startsAt)} to {words.short(endsAt)}
              </td>
              <td className="n">{formatMoney(price, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="small soft">
        Each is a line of <Link to="/my/balance?kind=pro">your statement</Link>, made out to{' '}
        <Link to="/my/company">your invoice details</Link>.
      </p>
    </section>
  )
}
