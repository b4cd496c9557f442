/** `1204` as `1,204`, of any length. */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/**
 * `1,204`, with two digits after the point at most. Written by hand: the first format of `Intl` in a page costs a telephone
 * tens of milliseconds, in which nothing else happens.
 */
export function formatCount(count: number): string {
  const [whole = '', fraction] = String(Number(count.toFixed(2))).split('.')
  return fraction ? `${groupDigits(whole)}.${fraction}` : groupDigits(whole)
}
