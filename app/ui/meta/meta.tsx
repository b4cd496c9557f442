import type { ReactNode } from 'react'

export type MetaRow = { name: string; value: ReactNode }

/** Small print in two columns: what it is, what it says. */
export function Meta({ rows }: { rows: readonly MetaRow[] }) {
  return (
    <dl className="meta">
      {rows.map((row) => (
        <div key={row.name}>
          <dt>{row.name}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  )
}
