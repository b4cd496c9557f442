import type { Funnel } from '#domain/deals/index.ts'

const figure = new Intl.NumberFormat('en')

const STEPS = [
  ['proposed', 'Proposed'],
  ['accepted', 'Accepted'],
  ['funded', 'Paid'],
  ['delivered', 'Delivered'],
  ['completed', 'Completed'],
] as const

/** Of the deals that were proposed in the time, how many came how far. */
export function FunnelTable({ now, before, days }: { now: Funnel; before: Funnel; days: number }) {
  return (
    <table className="table table-tight admin-shares">
      <caption className="sr">Deals proposed in the last {days} days, by how far they came</caption>
      <thead>
        <tr>
          <th scope="col">Step</th>
          <th scope="col" className="n">
            Deals
          </th>
          <th scope="col" className="n">
            Before
          </th>
          <th scope="col">Share of the step above</th>
        </tr>
      </thead>
      <tbody>
        {STEPS.map(([step, name], index) => {
          const above = STEPS[index - 1]?.[0]
          const share = above ? (now[above] > 0 ? (now[step] / now[above]) * 100 : 0) : 100
          return (
            <tr key={step}>
              <td>{name}</td>
              <td className="n">
                <b>{figure.format(now[step])}</b>
              </td>
              <td className="n soft">{figure.format(before[step])}</td>
              <td>
                <span className="admin-share">
                  <svg aria-hidden="true">
                    <rect width={`${Math.min(100, share)}%`} height="100%" />
                  </svg>
                  {above && now[above] > 0 ? `${share.toFixed(1)}%` : ''}
                </span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
