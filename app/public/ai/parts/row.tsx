import type { ReactNode } from 'react'

/** A line of the brief: its name, and what is known. */
export function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Changes a line by hand; it opens without script. */
export function Change({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="change">
      <summary className="linkish small">{label}</summary>
      <div className="change-in">{children}</div>
    </details>
  )
}
