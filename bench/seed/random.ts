/** Chance that can be had again: the same seed gives the same marketplace. */
export type Random = {
  /** From 0 to 1, 1 left out. */
  next(): number
  /** 32 of them. */
  bits(): number
  whole(below: number): number
  pick<Value>(from: readonly Value[]): Value
  /** Around 0, most within 2 either way. */
  bell(): number
}

export function openRandom(seed: number): Random {
  let state = seed >>> 0
  function bits(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  const next = () => bits() / 2 ** 32
  const whole = (below: number) => Math.floor(next() * below)
  return {
    next,
    bits,
    whole,
    pick: <Value>(from: readonly Value[]) => from[whole(from.length)] as Value,
    bell: () => next() + next() + next() + next() - 2,
  }
}

const TABLE_BITS = 20

/** Places from 0 on, each the less likely the further back: one over its rank. Drawn in one step from a table. */
export function zipf(many: number, random: Random, flattening = 4): () => number {
  const weights = Float64Array.from({ length: many }, (_, rank) => 1 / (rank + flattening))
  const sum = weights.reduce((one, other) => one + other, 0)
  const table = new Uint32Array(1 << TABLE_BITS)
  let [place, reached] = [0, (weights[0] ?? 0) / sum]
  for (let at = 0; at < table.length; at++) {
    while (at / table.length > reached && place < many - 1) reached += (weights[++place] ?? 0) / sum
    table[at] = place
  }
  // The rarest have less than a slot each: one time in fifty any place may come. One draw has bits enough for both.
  const rest = 1 << (32 - TABLE_BITS)
  return () => {
    const bits = random.bits()
    return (bits & (rest - 1)) < rest / 50 ? random.whole(many) : (table[bits >>> (32 - TABLE_BITS)] ?? 0)
  }
}

/** Ids as chance would give them, yet in their order: an index takes what comes in order at its end. */
export function idsInOrder(many: number, random: Random): (number: number) => string {
  const hex = (digits: number) => (random.bits() >>> (32 - digits * 4)).toString(16).padStart(digits, '0')
  return (number) => {
    const first = Math.floor(((number + random.next()) / many) * 2 ** 32)
    return `${first.toString(16).padStart(8, '0')}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(6)}${hex(6)}`
  }
}
