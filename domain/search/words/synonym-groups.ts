import type { Slot } from './slot.ts'
import { splitWords } from './fold-words.ts'
import type { StemWords } from './stem-words.ts'

/** Groups of phrases that mean the same, each phrase as its stems. */
export type SynonymGroups = readonly (readonly (readonly string[])[])[]

export async function readSynonymGroups(
  groups: readonly { phrases: readonly string[] }[],
  stem: StemWords,
): Promise<SynonymGroups> {
  const stems = await stem(groups.flatMap(({ phrases }) => phrases.flatMap(splitWords)))
  return groups.map(({ phrases }) =>
    phrases
      .map((phrase) => splitWords(phrase).flatMap((word) => stems.get(word) ?? []))
      .filter((phrase) => phrase.length > 0),
  )
}

/** Puts beside what was typed all that means the same; the longest phrase that fits is taken first. */
export function expandSynonyms(
  typed: readonly { word: string; stem: string }[],
  groups: SynonymGroups,
): Slot[] {
  const slots: Slot[] = []
  for (let at = 0; at < typed.length;) {
    const rest = typed.slice(at).map(({ stem }) => stem)
    const fitting = groups.flatMap((group) => {
      const phrases = group.filter((one) => one.every((stem, place) => stem === rest[place]))
      return phrases.length ? [{ group, length: Math.max(...phrases.map((one) => one.length)) }] : []
    })
    const length = Math.max(1, ...fitting.map((one) => one.length))
    const same = fitting.filter((one) => one.length === length).flatMap(({ group }) => group)
    const own = rest.slice(0, length)
    const others = same.filter((phrase) => phrase.join(' ') !== own.join(' ')).map((phrase) => [...phrase])
    slots.push({
      words: typed.slice(at, at + length).map(({ word }) => word),
      alternatives: [own, ...others],
    })
    at += length
  }
  return slots
}
