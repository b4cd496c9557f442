import { asc, count, desc, inArray, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise, may } from '../permissions.ts'
import type { Db } from '#platform/db/database.ts'
import { firstOf } from '#platform/db/words/first-of.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { memberCondition, type MemberFilters, type Sight } from './member-filters.ts'
import { member } from '../schema.server.ts'

export const MEMBERS_A_PAGE = 16

export const memberColumns = {
  id: member.id,
  displayName: member.displayName,
  username: member.username,
  email: member.email,
  avatarKey: member.avatarKey,
  country: member.country,
  city: member.city,
  role: member.role,
  state: member.state,
  joinedAt: member.joinedAt,
  lastSeenAt: member.lastSeenAt,
}

export type ListedMember = Omit<ListedRow, 'email'> & {
  /** Nothing for those who may not see how a member is reached. */
  email: string | null
}
type ListedRow = {
  [Key in keyof typeof memberColumns]: (typeof memberColumns)[Key]['_']['notNull'] extends true
    ? (typeof memberColumns)[Key]['_']['data']
    : (typeof memberColumns)[Key]['_']['data'] | null
}

/** So far they are counted and so far one can leaf: past that nobody reads the figure, and all of it would be read for it. */
const MEMBERS_COUNTED = 10_000

type MembersPage = {
  members: ListedMember[]
  /** At most `MEMBERS_COUNTED`; there may be more. */
  found: number
  isMore: boolean
  pages: number
  page: number
}

export type Asked = { filters: MemberFilters; now: Date; seenAt?: readonly string[] }
export type Sought = Asked & { sight: Sight }

/** What one may not see is not searched either: whoever tries addresses would find out whose they are. */
export const soughtBy = (actor: Actor, asked: Asked): Sought => ({
  ...asked,
  sight: { accounts: may(actor, 'members.read-account'), sessions: may(actor, 'members.read-sessions') },
})

export const seenWith = ({ accounts }: Sight, rows: ListedRow[]): ListedMember[] =>
  accounts ? rows : rows.map((row) => ({ ...row, email: null }))

/** One page of the members that fit, and how many there are, as far as they are counted. */
export async function listMembers(db: Db, actor: Actor, given: Asked): Promise<MembersPage> {
  authorise(actor, 'members.read')
  const asked = soughtBy(actor, given)
  const [counted] = await countQuery(db, asked)
  const found = Math.min(counted?.found ?? 0, MEMBERS_COUNTED)
  const pages = Math.max(1, Math.ceil(found / MEMBERS_A_PAGE))
  const page = Math.min(asked.filters.page, pages)
  const members = seenWith(asked.sight, await pageQuery(db, asked, page))
  return { members, found, isMore: (counted?.found ?? 0) > MEMBERS_COUNTED, pages, page }
}

const SUGGESTED_MOST = 8
/** Of whom very many go by the same letters, the first among so many are suggested. */
const SUGGESTED_AMONG = 200

/** A few members by what is typed into the palette. */
export async function suggestMembers(db: Db, actor: Actor, asked: Asked): Promise<ListedMember[]> {
  authorise(actor, 'members.read')
  const { filters, now, seenAt, sight } = soughtBy(actor, asked)
  const which = memberCondition(filters, now, sight, seenAt)
  const suggested = await db
    .select(memberColumns)
    .from(member)
    .where(
      which &&
        inArray(member.id, sql`(${firstOf({ table: 'member', where: which, most: SUGGESTED_AMONG })})`),
    )
    .orderBy(...orderOf(filters.sort))
    .limit(SUGGESTED_MOST)
  return seenWith(sight, suggested)
}

/** Who stands behind ids that came with a form; those that are nobody's fall away. */
export async function findNames(
  db: Db,
  actor: Actor,
  ids: readonly string[],
): Promise<{ id: string; displayName: string }[]> {
  authorise(actor, 'members.read')
  if (ids.length === 0) return []
  return db
    .select({ id: member.id, displayName: member.displayName })
    .from(member)
    .where(inArray(member.id, [...ids]))
    .orderBy(member.displayName)
}

export function pageQuery(db: Db, asked: Sought, page: number) {
  return ordered(db, asked)
    .limit(MEMBERS_A_PAGE)
    .offset((page - 1) * MEMBERS_A_PAGE)
}

export function countQuery(db: Db, { filters, now, seenAt, sight }: Sought) {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(member)
    .where(memberCondition(filters, now, sight, seenAt))
    .limit(MEMBERS_COUNTED + 1)
    .as('some')
  return db.select({ found: count() }).from(some)
}

function ordered(db: Db, { filters, now, seenAt, sight }: Sought) {
  return db
    .select(memberColumns)
    .from(member)
    .where(memberCondition(filters, now, sight, seenAt))
    .orderBy(...orderOf(filters.sort))
    .$dynamic()
}

export function orderOf(sort: MemberFilters['sort']): SQL[] {
  const orders: Record<MemberFilters['sort'], SQL[]> = {
    '-joined': [newestFirst(member.joinedAt), asc(member.id)],
    joined: [sql`${member.joinedAt} asc nulls first`, desc(member.id)],
    name: [sql`lower(${member.displayName})`, asc(member.id)],
    '-name': [sql`lower(${member.displayName}) desc`, desc(member.id)],
    '-seen': [newestFirst(member.lastSeenAt), asc(member.id)],
    seen: [sql`${member.lastSeenAt} asc nulls first`, desc(member.id)],
  }
  return orders[sort]
}
