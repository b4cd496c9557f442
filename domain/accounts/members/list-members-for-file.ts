import { and, count, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { authorise } from '../permissions.ts'
import { member } from '../schema.server.ts'
import {
  type Asked,
  type ListedMember,
  memberColumns,
  orderOf,
  seenWith,
  type Sought,
  soughtBy,
} from './list-members.ts'
import { memberCondition, type MemberFilters } from './member-filters.ts'

const AT_ONCE = 1_000

type Sort = MemberFilters['sort']
/** By what members stand, and which way it and their ids go on, as `orderOf` has them. */
type Way = { key: SQL; type: SQL; on: SQL; idsOn: SQL }

const [up, down] = [sql`>`, sql`<`]
const joined = { key: sql`${member.joinedAt}`, type: sql`timestamptz` }
const named = { key: sql`lower(${member.displayName})`, type: sql`text` }
const seen = { key: sql`${member.lastSeenAt}`, type: sql`timestamptz` }

const ways: Readonly<Record<Sort, Way>> = {
  '-joined': { ...joined, on: down, idsOn: up },
  joined: { ...joined, on: up, idsOn: down },
  name: { ...named, on: up, idsOn: up },
  '-name': { ...named, on: down, idsOn: down },
  '-seen': { ...seen, on: down, idsOn: up },
  seen: { ...seen, on: up, idsOn: down },
}

/** Who was never seen stands last or first: they are walked through by themselves, so that each walk has one order. */
function stretchesOf(sort: Sort): (SQL | undefined)[] {
  if (sort !== 'seen' && sort !== '-seen') return [undefined]
  const wereSeen = sql`${member.lastSeenAt} is not null`
  const never = sql`${member.lastSeenAt} is null`
  return sort === 'seen' ? [never, wereSeen] : [wereSeen, never]
}

/** Where a portion ended. The key is the database's own text of it: a moment in time would lose its smallest part on the way. */
type Edge = { id: string; key: string | null }

function isBehind({ key, type, on, idsOn }: Way, edge: Edge): SQL {
  const further = sql`${member.id} ${idsOn} ${edge.id}::uuid`
  if (edge.key === null) return further
  const last = sql`${edge.key}::${type}`
  return sql`${key} ${on}= ${last} and (${key} ${on} ${last} or ${further})`
}

/** All that fit, in the order shown, a portion after another: for a file, of which nobody may be missing. */
export async function* listMembersForFile(
  db: Db,
  actor: Actor,
  given: Asked,
  atOnce = AT_ONCE,
): AsyncGenerator<ListedMember, void> {
  authorise(actor, 'members.take-file')
  const asked = soughtBy(actor, given)
  const { sort } = asked.filters
  for (const stretch of stretchesOf(sort)) {
    let edge: Edge | undefined
    do {
      const rows = await readPortion(db, asked, and(stretch, edge && isBehind(ways[sort], edge)), atOnce)
      yield* seenWith(
        asked.sight,
        rows.map(({ key: _key, ...row }) => row),
      )
      edge = rows.length === atOnce ? rows.at(-1) : undefined
    } while (edge)
  }
}

function readPortion(db: Db, { filters, now, seenAt, sight }: Sought, which: SQL | undefined, most: number) {
  return db
    .select({ ...memberColumns, key: sql<string | null>`(${ways[filters.sort].key})::text` })
    .from(member)
    .where(and(memberCondition(filters, now, sight, seenAt), which))
    .orderBy(...orderOf(filters.sort))
    .limit(most)
}

/** More than this is not counted to the last: the trail says that it was so much at least. */
const COUNTED_MOST = 100_000

/** How many such a file has, before the first of them is read. */
export async function countMembersForFile(
  db: Db,
  actor: Actor,
  given: Asked,
): Promise<{ count: number; isMore: boolean }> {
  authorise(actor, 'members.take-file')
  const { filters, now, seenAt, sight } = soughtBy(actor, given)
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(member)
    .where(memberCondition(filters, now, sight, seenAt))
    .limit(COUNTED_MOST + 1)
    .as('some')
  const [row] = await db.select({ found: count() }).from(some)
  const found = row?.found ?? 0
  return { count: Math.min(found, COUNTED_MOST), isMore: found > COUNTED_MOST }
}
