const WIDTH = 84
const HEIGHT = 22
/** More bars than these would be thinner than a line: days then stand together. */
const BARS_MOST = 14

/** Bars the size of a word: how it went, not how much; the figures stand beside it. */
export function DayBars({ values }: { values: readonly number[] }) {
  const together = Math.max(1, Math.ceil(values.length / BARS_MOST))
  const bars = Array.from({ length: Math.ceil(values.length / together) }, (_, index) =>
    values.slice(index * together, (index + 1) * together).reduce((sum, value) => sum + value, 0),
  )
  const largest = Math.max(1, ...bars)
  const step = WIDTH / Math.max(1, bars.length)
  return (
    <svg className="bn-bars" width={WIDTH} height={HEIGHT} aria-hidden="true">
      {bars.map((value, index) => {
        const height = (value / largest) * (HEIGHT - 2)
        // Bars are told apart by their place alone.
        return (
          <rect
            key={index * step}
            x={index * step}
            width={step - 2}
            y={HEIGHT - 1 - height}
            height={height}
          />
        )
      })}
      <line x2={WIDTH} y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
    </svg>
  )
}
