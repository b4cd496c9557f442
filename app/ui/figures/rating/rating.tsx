import { formatCount } from '../figs/format-count.ts'
import spriteUrl from '../../icon/sprite.svg?url&no-inline'

type RateProps = {
  /** Out of five. */
  value: number
  count?: number | undefined
  /** Said after the count: `(213 reviews)` instead of `(213)`. */
  unit?: string | undefined
}

/** One star, the figure and how many gave it. */
export function Rate({ value, count, unit }: RateProps) {
  return (
    <span className="rate">
      <Star />
      <b>{value.toFixed(1)}</b>
      <span className="sr"> out of 5</span>
      {count === undefined ? null : <RateCount count={count} unit={unit} />}
    </span>
  )
}

function RateCount({ count, unit }: { count: number; unit: string | undefined }) {
  const shown = formatCount(count)
  return <span className="soft">{unit ? `(${shown} ${unit})` : `(${shown})`}</span>
}

/** Five stars, to the nearest half. */
export function Stars({ value }: { value: number }) {
  const halves = Math.round(value * 2)
  return (
    <span className="stars" role="img" aria-label={`${value} out of 5 stars`}>
      {[1, 2, 3, 4, 5].map((place) => (
        <Star key={place} fill={halves >= place * 2 ? 'whole' : halves === place * 2 - 1 ? 'half' : 'none'} />
      ))}
    </span>
  )
}

function Star({ fill = 'whole' }: { fill?: 'whole' | 'half' | 'none' }) {
  return (
    <svg width={15} height={15} aria-hidden="true">
      {fill === 'whole' ? null : <use className="star-off" href={`${spriteUrl}#star-solid`} />}
      {fill === 'none' ? null : <use href={`${spriteUrl}#${fill === 'half' ? 'star-half' : 'star-solid'}`} />}
    </svg>
  )
}
