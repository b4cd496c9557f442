import { ExpectedError } from '#platform/errors/errors.ts'

/** Bytes from `start` to `end`, both counted in; without `end`, to the end of the file. */
export type ByteRange = { start: number; end?: number }

export type ResolvedRange = { start: number; end: number }

/** The range begins behind the end of the file. */
export class RangeNotSatisfiable extends ExpectedError {
  readonly status = 416
  readonly code = 'range-not-satisfiable'
}

/** Of a Range header only one plain range is served; anything else gets the whole file, as HTTP allows. */
export function parseRange(header: string | null): ByteRange | undefined {
  const [, start, end] = /^bytes=(\d{1,15})-(\d{1,15})?$/.exec(header ?? '') ?? []
  if (start === undefined) return undefined
  const range = end === undefined ? { start: Number(start) } : { start: Number(start), end: Number(end) }
  return range.end !== undefined && range.end < range.start ? undefined : range
}

export function resolveRange(range: ByteRange, size: number): ResolvedRange {
  if (range.start >= size) throw new RangeNotSatisfiable('The part asked for lies behind the end of the file')
  return { start: range.start, end: Math.min(range.end ?? size - 1, size - 1) }
}
