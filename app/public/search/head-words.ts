import type { Relaxed } from '#domain/search/index.ts'
import type { SearchTab } from './search-address.ts'

type Headed = {
  tab: SearchTab
  words: string
  typed: string
  readAs: string | undefined
  relaxed: Relaxed | undefined
  exactly: boolean
  isUnread: boolean
  isEmpty: boolean
  /** What is nearest in meaning stands before what has some of the words. */
  isNear: boolean
  /** `24 services` */
  count: string
}

const where: Record<SearchTab, string> = {
  services: 'Sorted by how well they fit and how well they served.',
  projects: 'Open projects that have these words.',
  people: 'People who say this about themselves.',
  teams: 'Teams that have these words, by their own figures.',
  help: 'Answers that have these words.',
  pages: 'In rules and pages of the marketplace.',
}

/** Without words to look for. */
const whole: Record<SearchTab, string> = {
  ...where,
  services: 'Sorted by how well they served.',
  projects: 'All that are open.',
  people: 'Sorted by how well they served.',
  teams: 'Sorted by how well they served.',
}

/** How many, for what. */
export function titleOf({ words, typed, readAs, relaxed, isUnread, count, isEmpty }: Headed): string {
  if (isEmpty) return typed === '' ? 'Nothing fits all of these filters' : `Nothing matches “${typed}”`
  const counted = count.charAt(0).toUpperCase() + count.slice(1)
  const found = relaxed?.words ?? readAs ?? words
  return found === '' || isUnread ? counted : `${counted} for “${found}”`
}

/** What was searched, and why what lacks a word is here; nothing where another line says it. */
export function leadOf({
  words,
  readAs,
  relaxed,
  isUnread,
  exactly,
  tab,
  isEmpty,
  isNear,
}: Headed): string | undefined {
  if (isEmpty) return undefined
  if (relaxed) return relaxedWords(readAs ?? words, relaxed, isNear)
  if (readAs) return undefined
  if (isUnread) return `“${words}” has no word that can be looked for, so these are all there are.`
  if (words === '') return whole[tab]
  return exactly ? 'Exactly as typed.' : where[tab]
}

function relaxedWords(words: string, { words: having, haveAll }: Relaxed, isNear: boolean): string {
  if (haveAll === 0 && isNear)
    return `Nothing has all of “${words}”. What is nearest in meaning comes first, then what has “${having}”.`
  if (haveAll === 0) return `Nothing has all of “${words}”. These have “${having}”.`
  const have = haveAll === 1 ? '1 service has' : `${haveAll} services have`
  return `${have} all of “${words}”. The others have “${having}”.`
}
