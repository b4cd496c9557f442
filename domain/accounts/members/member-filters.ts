import { roles, type Role } from '#domain/actor.ts'
import { and, eq, gte, inArray, sql, type Column, type SQL } from 'drizzle-orm'
import { addDays } from '#platform/clock/clock.ts'
import { anyOf } from '#platform/db/any-of.ts'
import { literally, lowerContains } from '#platform/db/words/contains.ts'
import { inetRange } from '#platform/http/inet-address.ts'
import { member, memberStates, session, type MemberState } from '../schema.server.ts'
import { isUuid } from '#platform/text/is-uuid.ts'
import { readWords } from '#platform/text/read-words.ts'

/** In the address bar of the list: what was typed and chosen. */
export type MemberFilters = {
  text: string
  state: MemberState | undefined
  role: Role | undefined
  joinedDays: (typeof joinedChoices)[number] | undefined
  sort: (typeof memberSorts)[number]
  page: number
}

const joinedChoices = [1, 7, 30, 365] as const
const memberSorts = ['-joined', 'joined', 'name', '-name', '-seen', 'seen'] as const

const FARTHEST_PAGE = 100_000

/** Reads filters from an address; what makes no sense there is as if it were not. */
export function readMemberFilters(params: URLSearchParams): MemberFilters {
  const page = Number(params.get('page') ?? 1)
  return {
    text: readWords(params.get('q'), 200),
    state: memberStates.find((state) => state === params.get('state')),
    role: roles.find((role) => role === params.get('role')),
    joinedDays: joinedChoices.find((days) => String(days) === params.get('joined')),
    sort: memberSorts.find((sort) => sort === params.get('sort')) ?? '-joined',
    page: Number.isInteger(page) && page >= 1 && page <= FARTHEST_PAGE ? page : 1,
  }
}

/** An address or range as it is typed into the search, or nothing. */
export const addressIn = (text: string): string | undefined => inetRange(text)?.text

/** What whoever searches may see of members: they find by nothing else. */
export type Sight = { accounts: boolean; sessions: boolean }

/** `seenAt` are members whom the audit log knows at the address that was searched for. */
export function memberCondition(
  filters: MemberFilters,
  now: Date,
  sight: Sight,
  seenAt: readonly string[] = [],
): SQL | undefined {
  return and(
    filters.state ? eq(member.state, filters.state) : undefined,
    filters.role ? eq(member.role, filters.role) : undefined,
    filters.joinedDays ? gte(member.joinedAt, addDays(now, -filters.joinedDays)) : undefined,
    textCondition(filters.text, sight, seenAt),
  )
}

function textCondition(text: string, sight: Sight, seenAt: readonly string[]): SQL | undefined {
  if (!text) return undefined
  if (isUuid(text)) return eq(member.id, text)
  const address = sight.sessions ? addressIn(text) : undefined
  if (address) {
    return inArray(
      member.id,
      anyOf([
        sql`select ${session.memberId} from ${session} where ${session.address} <<= ${address}::inet`,
        sql`select unnest(${sql.param([...seenAt])}::uuid[])`,
      ]),
    )
  }
  return wordsCondition(text, sight)
}

/** An index of parts of words knows no part shorter than this. */
const SHORTEST_PART = 3

/** A part of the name, the e-mail or the username; one or two letters are how one of them, or a word of the name, begins. */
function wordsCondition(text: string, { accounts }: Sight): SQL {
  const ways = [
    ...(accounts ? [isIn(member.email, text)] : []),
    isIn(member.username, withoutSign(text)),
    isIn(member.displayName, text),
    ...(isPart(text) ? [] : [sql`lower(${member.displayName}) like lower(${`% ${literally(text)}%`})`]),
  ]
  return sql`(${sql.join(ways, sql` or `)})`
}

/** Screens show a username with this sign before it; in an e-mail address it is a sign like others. */
const withoutSign = (text: string): string => text.replace(/^@(?=.)/, '')

const isPart = (text: string): boolean => [...text].length >= SHORTEST_PART

function isIn(column: Column, text: string): SQL {
  const lowered = sql`lower(${column})`
  return isPart(text) ? lowerContains(lowered, text) : sql`${lowered} like lower(${`${literally(text)}%`})`
}
