import type { FeeRow } from './fee-rows.ts'
import type { RuleRow } from './rule-rows.ts'

export function FeeTable({ rows }: { rows: readonly FeeRow[] }) {
  return (
    <table className="table fees">
      <caption className="sr">Every fee</caption>
      <thead>
        <tr>
          <th scope="col">What</th>
          <th scope="col" className="hide-s">
            Who
          </th>
          <th scope="col" className="n">
            Free
          </th>
          <th scope="col" className="n">
            PRO
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.what}>
            <td>{row.what}</td>
            <td className="soft hide-s">{row.who}</td>
            <td className="n">{row.free}</td>
            <td className="n">
              <b>{row.pro}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type RuleTableProps = { label: string; what: string; figure: string; rows: readonly RuleRow[] }

export function RuleTable({ label, what, figure, rows }: RuleTableProps) {
  return (
    <table className="table rules">
      <caption className="sr">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{what}</th>
          <th scope="col" className="n">
            {figure}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.what}>
            <td>
              {row.what}
              {row.after ? <small>{row.after}</small> : null}
            </td>
            <td className="n">{row.figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
