import { needs, unmet } from './needs.ts'

/** A need as somebody wrote it, and what would help them. */
export type ScoredNeed = {
  text: string
  group: string
  language: 'en' | 'ru'
  /** Slugs of the categories that it belongs in. */
  categories: string[]
  /** What they could sensibly pay, in minor units. */
  fromMinor: number
  toMinor: number
  accepts(service: OfferedService): boolean
}

export type OfferedService = { id: string; title: string; category: string }

const CYRILLIC = /[а-яё]/i

export function readScoredNeeds(): ScoredNeed[] {
  return Object.entries(needs).flatMap(([group, lines]) =>
    lines
      .trim()
      .split('\n')
      .map((line) => readLine(group, line)),
  )
}

function readLine(group: string, line: string): ScoredNeed {
  const [text = '', right = '', others = '', rest = ''] = line.split('|').map((part) => part.trim())
  const [range = '', words = ''] = rest.split('~').map((part) => part.trim())
  const [from = 0, to = 0] = range.split('-').map((dollars) => Number(dollars) * 100)
  const categories = wordsOf(right)
  const taken = new Set([...categories, ...wordsOf(others)])
  const beginnings = wordsOf(words)
  return {
    text,
    group,
    language: CYRILLIC.test(text) ? 'ru' : 'en',
    categories,
    fromMinor: from,
    toMinor: to,
    accepts({ title, category }) {
      const said = title.toLowerCase().split(/[^\p{L}\p{N}-]+/u)
      return (
        taken.has(category) &&
        (beginnings.length === 0 || beginnings.some((one) => said.some((word) => word.startsWith(one))))
      )
    },
  }
}

const wordsOf = (text: string) => text.split(' ').filter((word) => word !== '')

export const readUnmet = () => unmet.trim().split('\n')
