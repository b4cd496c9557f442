import { foldText } from './fold-words.ts'

/** What a word of price, speed or quality wishes for. */
export const wishKinds = ['price', 'days', 'rating'] as const
export type WishKind = (typeof wishKinds)[number]
export type Wish = { kind: WishKind; word: string }

/** Words that say how it should be, not what; beginnings where the rest is an ending. */
const wishes: Record<WishKind, RegExp> = {
  price:
    /^(cheap(er|est|ly)?|affordabl[ey]|inexpensive(ly)?|low[- ](cost|priced?|budget)|on a budget|budget[- ]friendly|дешев\p{L}*|недорог\p{L}*|бюджетн\p{L}*)$/u,
  days: /^(fast(er|est)?|quick(ly|er|est)?|urgent(ly)?|asap|express|same[- ]day|overnight|rush|быстр\p{L}*|срочн\p{L}*)$/u,
  rating:
    /^(best|top([- ]rated)?|great|excellent|high[- ]quality|лучш\p{L}*|хорош\p{L}*|качественн\p{L}*|топов\p{L}*)$/u,
}

/** Where such a word is a part of the thing itself. */
const things =
  /^(best man|best practices?|fast food|top view|top down|quick start|rush hour|express js|great (dane|britain))\b/
const WORDS_OF_A_WISH = 3
const BESIDE = /^[\s,]*(?:(?:and|but|&|и|но)\s+)?/i

/** Parts wishes from the words that must be found. One of a kind is enough; of two the first is told. */
export function readWishes(typed: string): { words: string; wishes: Wish[] } {
  const words = typed.split(/\s+/).filter((word) => word !== '')
  const found: Wish[] = []
  const left: string[] = []
  for (let at = 0; at < words.length;) {
    const wish = wishAt(words, at)
    if (!wish) {
      left.push(words[at] ?? '')
      at += 1
      continue
    }
    if (!found.some(({ kind }) => kind === wish.kind)) found.push({ kind: wish.kind, word: wish.word })
    at += wish.length
  }
  if (found.length === 0) return { words: typed, wishes: [] }
  return { words: left.join(' ').replace(BESIDE, ''), wishes: found }
}

/** The longest wish that begins here. */
function wishAt(words: readonly string[], at: number): (Wish & { length: number }) | undefined {
  if (things.test(foldText(words.slice(at, at + 2).join(' ')))) return undefined
  for (let length = WORDS_OF_A_WISH; length > 0; length--) {
    const word = words
      .slice(at, at + length)
      .join(' ')
      .replace(/,$/, '')
    const kind = wishKinds.find((one) => wishes[one].test(foldText(word)))
    if (kind) return { kind, word, length }
  }
  return undefined
}
