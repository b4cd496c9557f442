import { Money } from '#app/ui/money/money.tsx'
import type { Movement } from './movements.ts'

export function MovementTable({ movements, currency }: { movements: readonly Movement[]; currency: string }) {
  return (
    <table className="table movements">
      <caption className="sr">One deal in the ledger</caption>
      <thead>
        <tr>
          <th scope="col">Account</th>
          <th scope="col" className="n">
            {currency}
          </th>
        </tr>
      </thead>
      {movements.map((movement) => (
        <tbody key={movement.name}>
          <tr>
            <th scope="rowgroup" colSpan={2}>
              {movement.name}
            </th>
          </tr>
          {movement.postings.map((posting) => (
            <tr key={posting.account}>
              <td>{posting.account}</td>
              <td className="n">
                <Money minor={posting.amount} currency={currency} sign="always" symbol="plain" />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
