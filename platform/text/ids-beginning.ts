/** All ids from the first to the last, both among them. */
export type IdsBeginning = { first: string; last: string }

/** Screens show so many digits of an id. */
const DIGITS = /^[0-9a-f]{8,32}$/

/** The ids that begin as somebody typed. To ask from the least to the greatest of them takes the index: as text they would all be read. */
export function idsBeginning(typed: string): IdsBeginning | undefined {
  const small = typed.toLowerCase()
  const digits = small.replaceAll('-', '')
  if (!DIGITS.test(digits)) return undefined
  const first = asId(digits.padEnd(32, '0'))
  return small === digits || first.startsWith(small)
    ? { first, last: asId(digits.padEnd(32, 'f')) }
    : undefined
}

const asId = (digits: string): string => digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
