import { Scroller } from '#app/ui/scroller/scroller.tsx'

type PaperTableProps = {
  /** The words of the heading above it. */
  label: string
  columns: readonly string[]
  rows: readonly { id: string; cells: readonly (string | number)[] }[]
  /** The last columns, added up; its words take the place of the others. */
  together: readonly string[]
}

/** What a paper lists, with the sums below; wider than a phone, it scrolls and is reached by keys. */
export function PaperTable({ label, columns, rows, together }: PaperTableProps) {
  return (
    <Scroller label={label} className="paper-table">
      <table>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {columns.map((name, place) => (
                <td key={name}>{cells[place]}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={columns.length - together.length}>
              Together
            </th>
            {columns.slice(-together.length).map((name, place) => (
              <td key={name}>{together[place]}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Scroller>
  )
}
