import { count, eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { countInRanges, type TimeRange } from '#platform/db/count-in-ranges.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { member, memberStates, type MemberState } from '../schema.server.ts'

type MemberCounts = Record<MemberState, number>

/** How many members there are in each state. */
export async function countMembers(db: Db, actor: Actor): Promise<MemberCounts> {
  authorise(actor, 'members.read')
  const rows = await db.select({ state: member.state, found: count() }).from(member).groupBy(member.state)
  const found = new Map(rows.map((row) => [row.state, row.found]))
  return Object.fromEntries(memberStates.map((state) => [state, found.get(state) ?? 0])) as MemberCounts
}

/** How many members there are for everyone to meet: a figure that the marketplace shows of itself. */
export async function countActiveMembers(db: Db | DrizzleTransaction): Promise<number> {
  return db.$count(member, eq(member.state, 'active'))
}

/** How many joined in each of the stretches of time. */
export async function countSignUps(db: Db, actor: Actor, ranges: readonly TimeRange[]): Promise<number[]> {
  authorise(actor, 'members.read')
  return countInRanges(db, { table: member, at: member.joinedAt, ranges })
}
