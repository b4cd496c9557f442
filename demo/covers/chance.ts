/** Choices that look like chance and are always the same for the same words: the demo is the same hall at every start. */
export type Chance = {
  next(): number
  between(low: number, high: number): number
  whole(low: number, high: number): number
  pick<One>(list: readonly One[]): One
  /** Different ones, as many as asked for or as there are. */
  some<One>(list: readonly One[], count: number): One[]
  is(probability: number): boolean
}

export function chanceOf(seed: string): Chance {
  let state = hashOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number) => low + next() * (high - low)
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  const some = <One>(list: readonly One[], count: number): One[] => {
    const left = [...list]
    return Array.from({ length: Math.min(count, left.length) }, () =>
      left.splice(whole(0, left.length - 1), 1),
    ).flat()
  }
  const pick = <One>(list: readonly One[]): One => {
    const [picked] = some(list, 1)
    if (picked === undefined) throw new Error('There is nothing to pick from')
    return picked
  }
  return { next, between, whole, pick, some, is: (probability) => next() < probability }
}

/** FNV-1a: a whole number from any words. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return hash | 0
}
