import type { ReactNode } from 'react'
import { Spark } from '../chart/spark.tsx'

export type Kpi = {
  name: string
  value: ReactNode
  /** The change since the period before, in words: `+6, up 19%`. */
  change: ReactNode
  tone?: 'ok' | 'bad' | undefined
  now?: readonly number[] | undefined
  before?: readonly number[] | undefined
}

/** Eight figures at most, each against the period before. */
export function Kpis({ kpis }: { kpis: readonly Kpi[] }) {
  return (
    <dl className="kpis">
      {kpis.map((kpi) => (
        <div className="kpi" key={kpi.name}>
          <dt>{kpi.name}</dt>
          <dd className="kpi-value">{kpi.value}</dd>
          {kpi.now ? (
            <dd className="kpi-spark" aria-hidden="true">
              <Spark now={kpi.now} before={kpi.before} />
            </dd>
          ) : null}
          <dd className={`kpi-change ${kpi.tone ?? 'soft'}`}>{kpi.change}</dd>
        </div>
      ))}
    </dl>
  )
}
