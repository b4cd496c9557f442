import {
  type Assistant,
  type BriefPart,
  needInput,
  type Reading,
  writeBrief,
} from '#domain/assistant/index.ts'
import { readWishes, type SearchEngine } from '#domain/search/index.ts'
import type { OfferedService, ScoredNeed } from './read-needs.ts'

/** What came of a need: in which place its category was guessed, whether the range fits, and how much of the first ten helps. */
export type Scored = {
  need: ScoredNeed
  /** From nought; below it where none of the guesses is right. */
  categoryPlace: number
  /** How much of the range that was told and of the sensible one is common to both; null where none was told. */
  rangeOverlap: number | null
  matched: string[]
  searched: string[]
  matchedShare: number
  searchedShare: number
  /** Of what was shown, how much helps. */
  matchedPrecision: number | null
  people: string[]
  teams: string[]
  ms: number
}

const FIRST = 10

export type Judge = {
  assistant: Assistant
  search: Pick<SearchEngine, 'page'>
  services: ReadonlyMap<string, OfferedService>
  categorySlugs: ReadonlyMap<string, string>
  now: Date
}

export async function scoreNeed(judge: Judge, need: ScoredNeed): Promise<Scored> {
  const { services, categorySlugs } = judge
  const begunAt = performance.now()
  const parts = await askFor(judge, need.text)
  const ms = performance.now() - begunAt
  const [reading, figures, matches] = parts
  if (reading?.part !== 'reading' || figures?.part !== 'figures' || matches?.part !== 'matches')
    throw new Error('A brief has other parts')
  const matched = matches.matches.services.map(({ serviceId }) => serviceId)
  const searched = await searchFor(judge, need)
  const accepted = [...services.values()].filter(need.accepts).length
  const helping = (ids: readonly string[]) =>
    ids.slice(0, FIRST).filter((id) => {
      const service = services.get(id)
      return service && need.accepts(service)
    }).length
  const share = (ids: readonly string[]) => helping(ids) / Math.max(1, Math.min(FIRST, accepted))
  return {
    need,
    categoryPlace: reading.reading.categoryIds.findIndex((id) =>
      need.categories.includes(categorySlugs.get(id) ?? ''),
    ),
    rangeOverlap: overlapOf(need, rangeOf(reading.reading, figures)),
    matched,
    searched,
    matchedShare: share(matched),
    searchedShare: share(searched),
    matchedPrecision: matched.length === 0 ? null : helping(matched) / matched.length,
    people: matches.matches.people.map(({ memberId }) => memberId),
    teams: matches.matches.teams.map(({ teamId }) => teamId),
    ms,
  }
}

async function askFor({ assistant, now }: Judge, text: string): Promise<BriefPart[]> {
  const parts: BriefPart[] = []
  const asked = {
    need: needInput.parse({ text }),
    at: { now, currency: 'USD' },
    looker: { hidden: new Set<string>() },
  }
  for await (const part of writeBrief(assistant, asked)) parts.push(part)
  return parts
}

/** How many services are shown for it. */
export async function shownFor(judge: Judge, text: string): Promise<number> {
  const [, , matches] = await askFor(judge, text)
  return matches?.part === 'matches' ? matches.matches.services.length : 0
}

/** The same words in the search box, as the page asks. */
async function searchFor({ search }: Judge, { text, language }: ScoredNeed): Promise<string[]> {
  const { words } = readWishes(text)
  const { found } = await search.page(
    { words, loosely: true, varied: true, reader: language, filters: { kind: 'service' }, sort: 'relevance' },
    { offset: 0, most: FIRST },
  )
  return found.map(({ id }) => id)
}

type Range = { fromMinor: number; toMinor: number }

/** What the person named, else what is usual. */
function rangeOf({ budget }: Reading, figures: Extract<BriefPart, { part: 'figures' }>): Range | null {
  const usual = figures.prices && { fromMinor: figures.prices.lowMinor, toMinor: figures.prices.highMinor }
  if (!budget) return usual
  const toMinor = budget.maxMinor ?? usual?.toMinor ?? budget.minMinor ?? 0
  return { fromMinor: budget.minMinor ?? Math.min(usual?.fromMinor ?? toMinor, toMinor), toMinor }
}

/** How much of what was told lies within what is sensible. */
function overlapOf({ fromMinor, toMinor }: ScoredNeed, told: Range | null): number | null {
  if (!told) return null
  const common = Math.min(toMinor, told.toMinor) - Math.max(fromMinor, told.fromMinor)
  const width = told.toMinor - told.fromMinor
  return width === 0 ? Number(common >= 0) : Math.max(0, common / width)
}
