/**
 * CRC-32 is a remainder of polynomials over GF(2), so it is linear: the checksum of a page with a nonce in several places
 * is that of the page with zeros there, plus (exclusive or) the nonce's own share moved to each place. Moving it by n
 * bytes is multiplying by x^(8n). The sum of those factors is worked out once a page, and each answer costs one
 * multiplication instead of reading the page again.
 */
const POLYNOMIAL = 0xedb88320

export function multiply(first: number, second: number): number {
  let product = 0
  let factor = second
  for (let bit = 0x80000000; bit !== 0; bit >>>= 1) {
    if (first & bit) product ^= factor
    factor = factor & 1 ? (factor >>> 1) ^ POLYNOMIAL : factor >>> 1
  }
  return product >>> 0
}

/** x^(8·bytes) modulo the polynomial. */
export function shiftBy(bytes: number): number {
  let power = 0x80000000
  let square = 0x00800000
  for (let left = bytes; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) power = multiply(square, power)
    square = multiply(square, square)
  }
  return power
}
