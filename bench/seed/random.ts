/** Chance that can be had again: the same seed gives the same marketplace. */
export type Random = {
  /** From 0 to 1, 1 left out. */
  next(): number
  whole(below: number): number
  pick<Value>(from: readonly Value[]): Value
  /** Around 0, most within 2 either way. */
  bell(): number
}

export function openRandom(seed: number): Random {
  let state = seed >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (below: number) => Math.floor(next() * below)
  return {
    next,
    whole,
    pick: <Value>(from: readonly Value[]) => from[whole(from.length)] as Value,
    bell: () => next() + next() + next() + next() - 2,
  }
}

/** Places from 0 on, each the less likely the further back: one over its rank. Drawn in one step from a table. */
export function zipf(many: number, random: Random, flattening = 4): () => number {
  const weights = Float64Array.from({ length: many }, (_, rank) => 1 / (rank + flattening))
  const sum = weights.reduce((one, other) => one + other, 0)
  const table = new Uint32Array(1 << 20)
  let [place, reached] = [0, (weights[0] ?? 0) / sum]
  for (let at = 0; at < table.length; at++) {
    while (at / table.length > reached && place < many - 1) reached += (weights[++place] ?? 0) / sum
    table[at] = place
  }
  // The rarest have less than a slot each: now and then any word may come.
  return () => (random.next() < 0.02 ? random.whole(many) : (table[random.whole(table.length)] ?? 0))
}
