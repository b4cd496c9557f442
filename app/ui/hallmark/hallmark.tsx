export type HallmarkLevel = 1 | 2 | 3

/** What is said of a seller beside their name: a level with its name, PRO, or both. */
export type SellerMarks = {
  level?: HallmarkLevel | undefined
  label?: string | undefined
  isPro?: boolean | undefined
}

export type HallmarkProps = SellerMarks & {
  /** The stamp alone, where room is short; the name is still read out. */
  bare?: boolean | undefined
}

/** An assay stamp in brass: a level that was earned. PRO, which is paid for, is a plain word beside it. */
export function Hallmark({ level, label, bare, isPro }: HallmarkProps) {
  return (
    <>
      {level && (
        <span className="hallmark" title={`${label}, level ${level} of 3`}>
          <svg viewBox="0 0 20 20" width={18} height={18} aria-hidden="true">
            <path d="M6.2 1h7.6L19 6.2v7.6L13.8 19H6.2L1 13.8V6.2z" />
            <text x="10" y="13.7" textAnchor="middle">
              {'I'.repeat(level)}
            </text>
          </svg>
          {bare ? <span className="sr">{label}</span> : label}
        </span>
      )}
      {isPro && <span className="tag tag-pro">PRO</span>}
    </>
  )
}
