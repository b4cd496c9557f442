/** The field of 256 elements that QR codes count in: a product is a sum of logarithms. */
const EXP = new Uint8Array(512)
const LOG = new Uint8Array(256)
for (let power = 0, value = 1; power < 255; power += 1) {
  EXP[power] = value
  EXP[power + 255] = value
  LOG[value] = power
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d
}

export function multiply(one: number, other: number): number {
  return one === 0 || other === 0 ? 0 : (EXP[(LOG[one] ?? 0) + (LOG[other] ?? 0)] ?? 0)
}

/** What a block is divided by: the product of (x − 2^i), highest power first and without its one. */
function divisorOf(degree: number): number[] {
  let divisor = [1]
  for (let power = 0; power < degree; power += 1) {
    const longer = [...divisor, 0]
    divisor.forEach((factor, at) => {
      longer[at + 1] = (longer[at + 1] ?? 0) ^ multiply(factor, EXP[power] ?? 0)
    })
    divisor = longer
  }
  return divisor.slice(1)
}

/** The words by which a reader mends what it could not see of a block. */
export function correctionOf(block: readonly number[], length: number): number[] {
  const divisor = divisorOf(length)
  const rest: number[] = Array.from({ length }, () => 0)
  for (const word of block) {
    const factor = word ^ (rest.shift() ?? 0)
    rest.push(0)
    divisor.forEach((part, at) => {
      rest[at] = (rest[at] ?? 0) ^ multiply(part, factor)
    })
  }
  return rest
}
