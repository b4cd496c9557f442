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
  const firstSum = columns.length - together.length
  const classAt = (place: number) =>
    place >= firstSum || typeof rows[0]?.cells[place] === 'number' ? 'n' : undefined
  return (
    <Scroller label={label} className="paper-table">
      <table className="table">
        <thead>
          <tr>
            {columns.map((name, place) => (
              <th key={name} scope="col" className={classAt(place)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {columns.map((name, place) => (
                <td key={name} className={classAt(place)}>
                  {cells[place]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={firstSum}>
              Together
            </th>
            {columns.slice(-together.length).map((name, place) => (
              <td key={name} className="n">
                {together[place]}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Scroller>
  )
}
