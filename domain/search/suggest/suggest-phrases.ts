import type { Block } from '../index/block.ts'
import type { KindIndex } from '../kind-index.ts'
import { splitWords } from '../words/fold-words.ts'
import type { Phrase, PhraseBook } from './phrase-book.ts'

/** Labels of a block, sorted by their text as typed words would be; a use counts less than a search. */
const labelsOf = new WeakMap<Block, readonly Phrase[]>()

/** The busiest phrases that begin as typed: what others searched for, and labels while few have searched. */
export async function suggestPhrases(
  book: PhraseBook,
  kindIndex: KindIndex | undefined,
  words: readonly string[],
  most: number,
): Promise<string[]> {
  const beginning = words.join(' ')
  const base = kindIndex?.base()
  const blocks = kindIndex ? [...(base ? [base] : []), ...kindIndex.touched()] : []
  const searched = beginningWith(await book.current(), beginning)
  const labelled = blocks.flatMap((block) => beginningWith(sortedLabels(block), beginning))
  const best = (phrases: Phrase[]) => phrases.toSorted((one, other) => other.times - one.times)
  const all = [...best(searched), ...best(labelled)].map((one) => one.words)
  return [...new Set(all)].filter((phrase) => phrase !== beginning).slice(0, most)
}

function sortedLabels(block: Block): readonly Phrase[] {
  let sorted = labelsOf.get(block)
  if (!sorted) {
    sorted = block
      .labels()
      .map((label, rank) => ({ words: splitWords(label).join(' '), times: 1 / (rank + 1) }))
      .filter(({ words }) => words !== '')
      .toSorted((one, other) => (one.words < other.words ? -1 : 1))
    labelsOf.set(block, sorted)
  }
  return sorted
}

const LOOKED_AT_MOST = 2_000

function beginningWith(phrases: readonly Phrase[], beginning: string): Phrase[] {
  let [low, high] = [0, phrases.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((phrases[middle]?.words ?? '') < beginning) low = middle + 1
    else high = middle
  }
  const found: Phrase[] = []
  for (let at = low; at < low + LOOKED_AT_MOST; at++) {
    const phrase = phrases[at]
    if (!phrase?.words.startsWith(beginning)) break
    found.push(phrase)
  }
  return found
}
