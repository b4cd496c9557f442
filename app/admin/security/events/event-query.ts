import type { EventCursor, EventFilters } from '#domain/security/index.ts'
import { roles } from '#domain/actor.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import { inetRange } from '#platform/http/inet-address.ts'
import { readWords } from '#platform/text/read-words.ts'

/** What an administrator typed into the filters, as it stands in the address bar. */
const filterNames = ['q', 'kind', 'by', 'role', 'member', 'address', 'from', 'until'] as const
export type FilterName = (typeof filterNames)[number]
export type TypedFilters = Record<FilterName, string>

const LONGEST = 200
/** The index of the log knows no shorter part of a word, and without it the whole log would be read. */
const SHORTEST_SEARCH = 3
/** Those who act without an account, as the trail names them. */
const nobodies = ['visitor', 'operator', 'clock'] as const

export function readTyped(search: URLSearchParams): TypedFilters {
  const typed = filterNames.map((name) => [name, readWords(search.get(name), LONGEST)])
  return Object.fromEntries(typed) as TypedFilters
}

type EventQuery = { filters: EventFilters; problems: Partial<Record<FilterName, string>> }

/** From what was typed to what is looked for; `find` knows the members. What makes no sense is said, not guessed. */
export async function readQuery(
  typed: TypedFilters,
  find: (member: string) => Promise<string | undefined>,
): Promise<EventQuery> {
  const problems: EventQuery['problems'] = {}
  const filters: EventFilters = {
    search: typed.q || undefined,
    kind: typed.kind || undefined,
    role: roles.find((role) => role === typed.role),
  }
  if (typed.q && [...typed.q].length < SHORTEST_SEARCH) {
    problems.q = `Search: write at least ${SHORTEST_SEARCH} characters`
  }
  if (typed.by) {
    const isNobody = (nobodies as readonly string[]).includes(typed.by)
    const id = isNobody ? undefined : await find(typed.by)
    if (isNobody) filters.actor = typed.by
    else if (id) filters.actor = `member:${id}`
    else problems.by = 'Done by: no member has this username, e-mail or id'
  }
  if (typed.member) {
    filters.memberId = await find(typed.member)
    if (!filters.memberId) problems.member = 'About: no member has this username, e-mail or id'
  }
  if (typed.address) {
    filters.address = inetRange(typed.address)?.text
    if (!filters.address)
      problems.address = 'Address: write an address or a range: 203.0.113.9 or 203.0.113.0/24'
  }
  filters.from = readDay(typed.from)
  if (typed.from && !filters.from) problems.from = 'From: write a day: 2026-11-15'
  const until = readDay(typed.until)
  if (until) filters.until = new Date(until.getTime() + DAY_MS)
  else if (typed.until) problems.until = 'Until: write a day: 2026-11-15'
  return { filters, problems }
}

function readDay(typed: string): Date | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(typed)) return undefined
  const day = new Date(`${typed}T00:00:00Z`)
  return Number.isNaN(day.getTime()) || !day.toISOString().startsWith(typed) ? undefined : day
}

/** An edge of a page in the address bar: the moment and the number of an event. */
export function writeCursor({ at, id }: EventCursor): string {
  return `${at.getTime()}-${id}`
}

export function readCursor(written: string | null): EventCursor | undefined {
  const [, at, id] = /^(\d{1,14})-(\d{1,15})$/.exec(written ?? '') ?? []
  return at && id ? { at: new Date(Number(at)), id: Number(id) } : undefined
}

/** The number of the event that is open. */
export function readOpen(written: string | null): number | undefined {
  return /^\d{1,15}$/.test(written ?? '') ? Number(written) : undefined
}
