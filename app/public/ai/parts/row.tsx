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

type ChangeProps = {
  label: string
  /** It was refused: it stands open until it is right. */
  isWrong?: boolean | undefined
  children: ReactNode
}

/** Changes a line by hand; it opens without script. */
export function Change({ label, isWrong, children }: ChangeProps) {
  return (
    <details className="change" open={isWrong}>
      <summary className="linkish small">{label}</summary>
      <div className="change-in">{children}</div>
    </details>
  )
}
