import type { PaperView } from '#app/shared/papers/paper-view.ts'

/** What the paper is for, the tax that it includes and its sum. */
export function PaperSums({ paper: { lines, tax, total } }: { paper: PaperView }) {
  return (
    <section>
      <table className="table paper-sums">
        <thead>
          <tr>
            <th scope="col">What</th>
            <th scope="col" className="n">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ text, amount }, place) => (
            <tr key={place}>
              <td>{text}</td>
              <td className="n">{amount}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {tax.map(({ name, amount }) => (
            <tr key={name}>
              <td>{name}</td>
              <td className="n">{amount}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">Total</th>
            <td className="n">
              <b>{total}</b>
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
