import { ONE_SLIP_FROM_LETTERS, TWO_SLIPS_FROM_LETTERS } from '../match-rules.ts'
import type { Dictionary } from './dictionary.ts'

/** Mends words towards those that a dictionary knows. */
export type Spelling = { mend(word: string): Mended | undefined }
/** `cost`: how far it is from what was typed; `count`: how many documents have it. */
export type Mended = { word: string; cost: number; count: number }

const MOST_CACHED = 5_000

/**
 * Looks through the words of a fitting length whose letters differ in few places (a mask of letters tells without
 * comparing), and only then measures. Fewer slips win, then the same first letter, then the more used word.
 */
export function openSpelling({ words, counts }: Dictionary): Spelling {
  const masks = Uint32Array.from(words, maskOf)
  const lengths = Uint8Array.from(words, (word) => word.length)
  const cached = new Map<string, Mended | undefined>()

  function look(word: string): Mended | undefined {
    const most = slipsAllowed(word.length)
    if (most === 0 || /\d/.test(word)) return undefined
    const mask = maskOf(word)
    let best: Mended | undefined
    for (let at = 0; at < words.length; at++) {
      const length = lengths[at] ?? 0
      if (length > word.length + most || length + most < word.length) continue
      // A slip changes the mask in two places at most: a letter that went and one that came.
      if (countBits(mask ^ (masks[at] ?? 0)) > 2 * most) continue
      const other = words[at] ?? ''
      const slips = countSlips(word, other, most)
      if (slips > most || slips === 0) continue
      const cost = slips + (other[0] === word[0] ? 0 : 0.5)
      best = betterOf(best, { word: other, cost, count: counts[at] ?? 0 })
    }
    return best
  }

  return {
    mend(word) {
      if (cached.has(word)) return cached.get(word)
      const mended = look(word)
      if (cached.size >= MOST_CACHED) cached.clear()
      cached.set(word, mended)
      return mended
    },
  }
}

export function betterOf(one: Mended | undefined, other: Mended | undefined): Mended | undefined {
  if (!one || !other) return one ?? other
  if (one.cost !== other.cost) return one.cost < other.cost ? one : other
  return other.count > one.count ? other : one
}

function slipsAllowed(letters: number): number {
  if (letters >= TWO_SLIPS_FROM_LETTERS) return 2
  return letters >= ONE_SLIP_FROM_LETTERS ? 1 : 0
}

function maskOf(word: string): number {
  let mask = 0
  for (let at = 0; at < word.length; at++) mask |= 1 << (word.charCodeAt(at) & 31)
  return mask
}

export function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}

const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const

/** Letters added, lost, changed or swapped with their neighbour between two words; past `most` it stops counting. */
export function countSlips(one: string, other: string, most: number): number {
  let [before, above, current] = rows as [Uint8Array, Uint8Array, Uint8Array]
  for (let column = 0; column <= other.length; column++) above[column] = column
  for (let row = 1; row <= one.length; row++) {
    current[0] = row
    let least = row
    for (let column = 1; column <= other.length; column++) {
      const same = one.charCodeAt(row - 1) === other.charCodeAt(column - 1)
      let slips = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const isSwap =
        row > 1 &&
        column > 1 &&
        one.charCodeAt(row - 1) === other.charCodeAt(column - 2) &&
        one.charCodeAt(row - 2) === other.charCodeAt(column - 1)
      if (isSwap) slips = Math.min(slips, (before[column - 2] ?? 0) + 1)
      current[column] = slips
      if (slips < least) least = slips
    }
    if (least > most) return most + 1
    ;[before, above, current] = [above, current, before]
  }
  return above[other.length] ?? most + 1
}
