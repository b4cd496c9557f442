import type { Flag } from '#domain/catalogue/index.ts'
import { diffWords } from './diff-words.ts'
import { type MarkedPart, markFlags } from './mark-flags.ts'

/** One field of what is reviewed, as it was and as it is to be. */
export type ComparedField = {
  name: string
  isChanged: boolean
  flagged: string[]
  /** A line each: one for a text, several for a list. */
  lines: { key: string; parts: MarkedPart[] }[]
}

/** The lines of a field in words, by what each is known by: one that moved is not taken for another. */
export type Lines = ReadonlyMap<string, string>

export const oneLine = (text: string): Lines => new Map([['text', text]])

/** Field by field; without a version before it nothing counts as changed. */
export function compareTexts(
  was: Readonly<Record<string, Lines>> | undefined,
  is: Readonly<Record<string, Lines>>,
  flagsOf: (field: string) => readonly Pick<Flag, 'what' | 'found'>[],
): ComparedField[] {
  return Object.entries(is).map(([name, lines]) => {
    const flags = flagsOf(name)
    const compared = compareLines(was?.[name], lines).map(({ key, from, to }) => ({
      key,
      parts: markFlags(diffWords(from, to), flags),
    }))
    return {
      name,
      isChanged: compared.some(({ parts }) => parts.some(({ kind }) => kind !== 'same')),
      flagged: [...new Set(flags.map(({ what, found }) => `${what}: ${found}`))],
      lines: compared,
    }
  })
}

function compareLines(was: Lines | undefined, is: Lines): { key: string; from: string; to: string }[] {
  if (!was) return [...is].map(([key, to]) => ({ key, from: to, to }))
  return [...new Set([...was.keys(), ...is.keys()])].map((key) => ({
    key,
    from: was.get(key) ?? '',
    to: is.get(key) ?? '',
  }))
}
