import { languages as knownLanguages } from '#domain/accounts/members/profile-choices.ts'
import { searchSorts, type SearchFilters, type SearchSort } from '#domain/search/index.ts'
import { levels as knownLevels, type Level } from '#domain/reputation/level-rules.ts'
import { parseAmount } from '#platform/money/currency.ts'

/** What an address asks of a list of services. What made no sense is left out and said in `notes`. */
export type Asked = {
  priceFromMinor?: number | undefined
  priceToMinor?: number | undefined
  daysMost?: number | undefined
  ratingAtLeast?: number | undefined
  levels: Level[]
  languages: string[]
  isOnline: boolean
  isTeam: boolean
  sort: SearchSort
  page: number
  notes: string[]
}

export const MOST_PAGES = 50
const MOST_DAYS = 365
const MOST_CHOSEN = 20
/** What the database can compare with. */
const DEAREST_MINOR = 2_000_000_000

/** The filters, the sort and the page that an address asks for; prices are typed in whole units of the currency. */
export function readListing(url: URL, { currency }: { currency: string }): Asked {
  const params = url.searchParams
  const notes: string[] = []
  return {
    ...readPrices(params, currency, notes),
    daysMost: readFigure(params.get('days'), { least: 1, most: MOST_DAYS, whole: true }, (typed) =>
      notes.push(`“${typed}” is not a number of days from 1 to ${MOST_DAYS}: that filter is off.`),
    ),
    ratingAtLeast: readFigure(params.get('rating'), { least: 1, most: 5, whole: false }, (typed) =>
      notes.push(`“${typed}” is not a rating from 1 to 5: that filter is off.`),
    ),
    levels: readChosen(params.getAll('level'), knownLevels),
    languages: readChosen(
      params.getAll('language'),
      knownLanguages.map(({ value }) => value),
    ),
    isOnline: params.get('online') === '1',
    isTeam: params.get('team') === '1',
    sort: searchSorts.find((sort) => sort === params.get('sort')) ?? 'relevance',
    page: readPage(params.get('page'), notes),
    notes,
  }
}

function readPrices(
  params: URLSearchParams,
  currency: string,
  notes: string[],
): Pick<Asked, 'priceFromMinor' | 'priceToMinor'> {
  const from = readPrice(params.get('price_from'), currency, notes)
  const to = readPrice(params.get('price_to'), currency, notes)
  if (from === undefined || to === undefined || from <= to) return { priceFromMinor: from, priceToMinor: to }
  notes.push('The price ‘from’ was above ‘to’: they are swapped.')
  return { priceFromMinor: to, priceToMinor: from }
}

function readPrice(typed: string | null, currency: string, notes: string[]): number | undefined {
  const bare = (typed ?? '').replace(/[\p{Sc}\s]/gu, '')
  if (bare === '') return undefined
  const price = parseAmount(bare, currency)
  if (price === undefined) {
    notes.push(`“${brief(bare)}” is not a price: that filter is off. Write an amount such as 120.`)
    return undefined
  }
  return Math.min(Number(price), DEAREST_MINOR)
}

type FigureRule = { least: number; most: number; whole: boolean }

function readFigure(
  typed: string | null,
  { least, most, whole }: FigureRule,
  refuse: (typed: string) => void,
): number | undefined {
  const bare = typed?.trim() ?? ''
  if (bare === '') return undefined
  const figure = (whole ? /^\d{1,4}$/ : /^\d(?:\.\d{1,2})?$/).test(bare) ? Number(bare) : Number.NaN
  if (figure >= least && figure <= most) return figure
  refuse(brief(bare))
  return undefined
}

/** In the order of ours, each once, so that one choice has one address. */
function readChosen<Value extends string>(asked: readonly string[], known: readonly Value[]): Value[] {
  return known.filter((value) => asked.includes(value)).slice(0, MOST_CHOSEN)
}

function readPage(typed: string | null, notes: string[]): number {
  const page = /^\d{1,9}$/.test(typed ?? '') ? Number(typed) : 1
  if (page > MOST_PAGES) notes.push(`Pages go up to ${MOST_PAGES}: narrow the list to see what comes after.`)
  return Math.min(Math.max(page, 1), MOST_PAGES)
}

function brief(typed: string): string {
  const shown = typed.toWellFormed().replace(/[\p{Cc}\p{Cf}]/gu, '')
  return shown.length > 20 ? `${shown.slice(0, 20).toWellFormed()}…` : shown
}

/** The same, as search understands it. */
export function filtersOf(asked: Asked): Omit<SearchFilters, 'kind' | 'categoryId'> {
  return {
    priceMinMinor: asked.priceFromMinor,
    priceMaxMinor: asked.priceToMinor,
    deliveryDaysMost: asked.daysMost,
    ratingAtLeast: asked.ratingAtLeast,
    levels: asked.levels.length > 0 ? asked.levels : undefined,
    languages: asked.languages.length > 0 ? asked.languages : undefined,
    isOnline: asked.isOnline || undefined,
    isTeam: asked.isTeam || undefined,
  }
}
