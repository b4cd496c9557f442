import { linePath } from './scale.ts'

const width = 84
const height = 30

/** A line the size of a word: its direction, not its values, so it is hidden from screen readers. */
export function Spark({
  now,
  before = [],
}: {
  now: readonly number[]
  before?: readonly number[] | undefined
}) {
  const all = [...now, ...before]
  const least = Math.min(...all)
  const range = Math.max(...all) - least || 1
  const path = (values: readonly number[]) =>
    linePath(
      values.map((value, index) => ({
        x: (index * width) / Math.max(1, values.length - 1),
        y: height - 2 - ((value - least) / range) * (height - 4),
      })),
    )
  return (
    <svg
      className="spark"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {before.length > 1 ? <path className="spark-was" d={path(before)} /> : null}
      <path className="spark-now" d={path(now)} />
    </svg>
  )
}
