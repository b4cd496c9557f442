import { WHOLE } from '#domain/teams/team-rules.ts'

/** Shares in their order. Whatever is moved, they are a whole together. */
export type Points = readonly number[]

/** The border between one and the next is drawn to another place: one gets what the other gives. */
export function moveBorder(points: Points, border: number, to: number): Points {
  const from = points.slice(0, border).reduce((sum, part) => sum + part, 0)
  const both = (points[border] ?? 0) + (points[border + 1] ?? 0)
  const left = Math.min(Math.max(Math.round(to - from), 0), both)
  return points.with(border, left).with(border + 1, both - left)
}

/** Somebody's share is written anew: what it grows by is taken from those after them, then from those before; what it falls by goes to the next. */
export function writeShare(points: Points, index: number, to: number): Points {
  const wanted = Math.min(Math.max(to, 0), WHOLE)
  const next = [...points]
  let missing = wanted - (next[index] ?? 0)
  next[index] = wanted
  const others = [...next.keys()].filter((one) => one !== index)
  const order = [...others.filter((one) => one > index), ...others.filter((one) => one < index).toReversed()]
  for (const one of order) {
    const given = missing < 0 ? missing : Math.min(missing, next[one] ?? 0)
    next[one] = (next[one] ?? 0) - given
    missing -= given
  }
  return next
}
