import type { StemWords } from '#domain/search/index.ts'
import { isTelling, placedWords } from './reading/words-of.ts'

/** Gives the stems of the telling words of each of these texts, asked for together. */
export async function stemsOf(
  stem: StemWords,
  texts: readonly string[],
): Promise<(text: string) => string[]> {
  const stems = await stem(texts.flatMap(foldedWords))
  return (text) => [...new Set(foldedWords(text).flatMap((word) => stems.get(word) ?? []))]
}

export const foldedWords = (text: string) =>
  placedWords(text)
    .map(({ word }) =>
      word
        .toLowerCase()
        .replace(/['’]s?$/, '')
        .replaceAll('ё', 'е'),
    )
    .filter(isTelling)
