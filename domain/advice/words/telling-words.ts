import { stopWords } from './stop-words.ts'

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?(?:\+\+|#)?/gu
const SHORTEST = 2
const ROOT_LEAST = 3
const ENDINGS = /(?:ations?|ings?|ments?|ers?|ors?|ies|ied|es|ed|ly|s|y|e)$/
const RUSSIAN_ENDINGS =
  /(?:ами|ями|ого|его|ому|ему|ыми|ими|ов|ев|ей|ах|ях|ам|ям|ом|ем|ой|ый|ий|ая|яя|ое|ее|ые|ие|ую|юю|ть|а|я|ы|и|о|е|у|ю|ь)$/

/**
 * What is left of a word when its ending is cut: `drawings`, `drawing` and `draw` come to the same. Rougher than the stems of
 * search, and without a database: here it only says whether two sentences speak of the same.
 */
export function rootOf(word: string): string {
  const lower = word.toLowerCase().replace(/['’]\p{L}+$/u, '')
  const cut = (from: string, endings: RegExp) => {
    const left = from.replace(endings, '')
    return left.length >= ROOT_LEAST ? left : from
  }
  if (/^[а-яё]+$/.test(lower)) return cut(lower.replaceAll('ё', 'е'), RUSSIAN_ENDINGS)
  // Twice: `drawings` loses its s with the rest, `packages` its es and then what is left of age.
  return cut(cut(lower, ENDINGS), /(?:e|([bdglmnprt])(?=\1$))$/)
}

/** The roots of a text's telling words, each once, in the order in which they stand. */
export function tellingRoots(text: string): string[] {
  const roots = new Set<string>()
  for (const [word] of text.matchAll(WORD)) {
    const lower = word.toLowerCase()
    if (lower.length < SHORTEST || stopWords.has(lower.replace(/['’]\p{L}+$/u, ''))) continue
    roots.add(rootOf(lower))
  }
  return [...roots]
}
