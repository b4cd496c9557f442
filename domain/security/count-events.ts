import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import { countInRanges, type TimeRange } from '#platform/db/count-in-ranges.ts'
import type { Db } from '#platform/db/database.ts'
import type { EventKind } from './event-words.ts'
import { securityEvent } from './schema.server.ts'

/** How often an event of this kind happened in each of the stretches of time. */
export async function countEventsOfKind(
  db: Db,
  actor: Actor,
  kind: EventKind,
  ranges: readonly TimeRange[],
): Promise<number[]> {
  authorise(actor, 'security.read')
  const where = eq(securityEvent.kind, kind)
  return countInRanges(db, { table: securityEvent, at: securityEvent.at, ranges, where })
}

/** Members whom the audit log knows at an address or in a range, those seen there last first. */
export async function listMembersSeenAt(
  db: Db,
  actor: Actor,
  { address, limit }: { address: string; limit: number },
): Promise<string[]> {
  authorise(actor, 'security.read')
  const rows = await db
    .select({ memberId: securityEvent.memberId, at: sql`max(${securityEvent.at})` })
    .from(securityEvent)
    .where(and(isNotNull(securityEvent.memberId), sql`${securityEvent.address} <<= ${address}::inet`))
    .groupBy(securityEvent.memberId)
    .orderBy(desc(sql`max(${securityEvent.at})`))
    .limit(limit)
  return rows.flatMap((row) => row.memberId ?? [])
}
