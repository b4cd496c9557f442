import { Money } from '#app/ui/money/money.tsx'

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
