export type HallmarkLevel = 1 | 2 | 3

const numerals = { 1: 'I', 2: 'II', 3: 'III' } as const

export type HallmarkProps = {
  level: HallmarkLevel
  /** The level's name. */
  label: string
  /** The stamp alone, where room is short; the name is still read out. */
  bare?: boolean | undefined
}

/** An assay stamp in brass: a level that was earned. */
export function Hallmark({ level, label, bare }: HallmarkProps) {
  return (
    <span className="hallmark" title={`${label}, level ${level} of 3`}>
      <svg viewBox="0 0 20 20" width={18} height={18} aria-hidden="true">
        <path d="M6.2 1h7.6L19 6.2v7.6L13.8 19H6.2L1 13.8V6.2z" />
        <text x="10" y="13.7" textAnchor="middle">
          {numerals[level]}
        </text>
      </svg>
      {bare ? <span className="sr">{label}</span> : label}
    </span>
  )
}
