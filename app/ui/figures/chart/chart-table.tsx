import { Scroller } from '../../scroller/scroller.tsx'

/** Null where there was nothing to count: a line goes on to the next. */
export type ChartPoint = { name: string; now: number | null; before?: number | null | undefined }

type ChartTableProps = {
  label: string
  points: readonly ChartPoint[]
  pointName: string
  nowName: string
  beforeName?: string | undefined
  format: (value: number) => string
}

/** The same figures as a table, for whoever reads better than they see. */
export function ChartTable({ label, points, pointName, nowName, beforeName, format }: ChartTableProps) {
  return (
    <details className="chart-data">
      <summary>As a table</summary>
      <Scroller label={label} className="chart-scroll">
        <table className="table table-tight">
          <caption className="sr">{label}</caption>
          <thead>
            <tr>
              <th scope="col">{pointName}</th>
              <th className="n" scope="col">
                {nowName}
              </th>
              {beforeName ? (
                <th className="n" scope="col">
                  {beforeName}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.name}>
                <td>{point.name}</td>
                <td className="n">{point.now === null ? '–' : format(point.now)}</td>
                {beforeName ? (
                  <td className="n soft">{point.before == null ? '–' : format(point.before)}</td>
                ) : null}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </details>
  )
}
