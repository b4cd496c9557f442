/** The languages that search tells apart by their letters. */
export const writtenLanguages = ['en', 'ru'] as const
export type WrittenIn = (typeof writtenLanguages)[number]

const CYRILLIC = /[\u0400-\u04ff]/g
const LATIN = /[a-z]/gi

/** By which letters are more: a Russian title may name a program in Latin. */
export function writtenIn(text: string): WrittenIn {
  return (text.match(CYRILLIC)?.length ?? 0) > (text.match(LATIN)?.length ?? 0) ? 'ru' : 'en'
}

/** A term that no text has: it stands for every document written in Russian. */
export const RUSSIAN_TERM = '\u0001ru'

/** So does this one for every document with a mark. */
export const markTerm = (mark: string) => `\u0001=${mark}`
