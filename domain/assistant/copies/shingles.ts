import { placedWords } from '../reading/words-of.ts'

/** So many words in a row are a passage. */
const WORDS_A_PASSAGE = 4
/** A text is told by its smallest passages under so many orders; two that share a band of them may be copies. */
const BANDS = 12
const ORDERS_A_BAND = 2

/** Passages of a text, each with where it stands. */
export type Passage = { hash: number; from: number; to: number }

export function passagesOf(text: string): Passage[] {
  const words = placedWords(text.toLowerCase())
  return words.slice(0, Math.max(0, words.length - WORDS_A_PASSAGE + 1)).map((first, at) => {
    const some = words.slice(at, at + WORDS_A_PASSAGE)
    return {
      hash: hashOf(some.map(({ word }) => word).join(' ')),
      from: first.from,
      to: some.at(-1)?.to ?? first.to,
    }
  })
}

/** Marks of a text by which copies of its kind find each other: texts that share most of their passages share one of these nearly surely. */
export function sketchOf(kind: string, text: string): number[] {
  const hashes = [...new Set(passagesOf(text).map(({ hash }) => hash))]
  if (hashes.length === 0) return []
  const marks = Array.from({ length: BANDS }, (_, band) =>
    hashOf(
      Array.from({ length: ORDERS_A_BAND }, (_none, row) =>
        smallest(hashes, band * ORDERS_A_BAND + row),
      ).join(' ') + `#${kind}${band}`,
    ),
  )
  return [...new Set(marks)]
}

function smallest(hashes: readonly number[], order: number): number {
  const [factor, shift] = [(2 * order + 1) * 0x9e3779b1, order * 0x85ebca6b]
  let least = 0xffffffff
  for (const hash of hashes) least = Math.min(least, mixed(Math.imul(hash, factor) + shift))
  return least
}

function mixed(figure: number): number {
  let value = figure | 0
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  value = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  return (value ^ (value >>> 16)) >>> 0
}

/** FNV-1a, as a whole number that PostgreSQL's integer holds. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash | 0
}
