import type { ReactNode } from 'react'

type ProgressProps = {
  /** What is being done. */
  label: ReactNode
  /** 0 to 100; left out while nobody can say. */
  value?: number | undefined
  /** `12 of 40 pictures`, instead of a percentage. */
  text?: string | undefined
}

/** Long work that shows how far it is. */
export function Progress({ label, value, text }: ProgressProps) {
  return (
    <label className="progress">
      <span className="progress-label">
        <span>{label}</span>
        {value === undefined && !text ? null : <span>{text ?? `${Math.round(value ?? 0)}%`}</span>}
      </span>
      <progress max={100} value={value} />
    </label>
  )
}
