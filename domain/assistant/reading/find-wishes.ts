import type { Span } from './span.ts'

type Said = { words: string; span: Span }

/** What somebody says of price and time without a figure, as they said it. */
export type Wishes = { price: Said | null; time: Said | null }

const CHEAP =
  /(?<!\p{L})(?:not (?:too |very |so )?(?:expensive|pricey|costly)|inexpensive(?:ly)?|cheap(?:ly)?|affordabl[ey]|on a (?:small |tight )?budget|low[- ]cost|недорог\p{L}*|не ?дорого|деш[её]в\p{L}*)(?!\p{L})/iu
const SOON =
  /(?<!\p{L}|as )(?:soon(?! as)|asap|urgent(?:ly)?|quickly|right away|as soon as possible|срочн\p{L}*|поскорее)(?!\p{L})/iu

export const findWishes = (text: string): Wishes => ({ price: said(CHEAP, text), time: said(SOON, text) })

function said(wish: RegExp, text: string): Said | null {
  const found = wish.exec(text)
  return found ? { words: found[0], span: [found.index, found.index + found[0].length] } : null
}
