import type { FlagMeaning, FlagWord, GivenReason } from '#domain/settings/index.ts'

/** One word a line, under what it seems to be. */
export const readFlagWords = (typed: string, what: FlagMeaning): FlagWord[] =>
  linesOf(typed).map((name) => ({ name, what }))

export const writeFlagWords = (words: readonly FlagWord[], what: FlagMeaning): string =>
  words
    .filter((word) => word.what === what)
    .map(({ name }) => name)
    .join('\n')

/** One reason a line: a short name, a colon, and the sentence. */
export const readReasons = (typed: string): GivenReason[] =>
  linesOf(typed).map((line) => {
    const at = line.indexOf(':')
    return at < 0
      ? { name: line, text: '' }
      : { name: line.slice(0, at).trim(), text: line.slice(at + 1).trim() }
  })

export const writeReasons = (reasons: readonly GivenReason[]): string =>
  reasons.map(({ name, text }) => `${name}: ${text}`).join('\n')

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
