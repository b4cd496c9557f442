import { and, asc, eq, inArray } from 'drizzle-orm'
import { actorNames, nameMembers } from '#domain/accounts/index.ts'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { authorise } from './permissions.ts'
import { balanceCorrection, type Correction } from './schema.server.ts'

export type NamedCorrection = Correction & { member: string; proposer: string; decider: string | null }

const SHOWN = 50

/** What waits for a second pair of eyes, the oldest first. */
export async function listWaitingCorrections(db: Db, actor: Actor): Promise<NamedCorrection[]> {
  authorise(actor, 'corrections.read')
  const rows = await db
    .select()
    .from(balanceCorrection)
    .where(eq(balanceCorrection.state, 'proposed'))
    .orderBy(asc(balanceCorrection.number))
    .limit(SHOWN)
  return named(db, rows)
}

/** How much of it waits, and since when. */
export async function countWaitingCorrections(
  db: Db,
  actor: Actor,
): Promise<{ waiting: number; oldestAt: Date | null }> {
  authorise(actor, 'corrections.read')
  const waits = eq(balanceCorrection.state, 'proposed')
  const [waiting, [oldest]] = await Promise.all([
    db.$count(balanceCorrection, waits),
    db
      .select({ at: balanceCorrection.proposedAt })
      .from(balanceCorrection)
      .where(waits)
      .orderBy(asc(balanceCorrection.number))
      .limit(1),
  ])
  return { waiting, oldestAt: oldest?.at ?? null }
}

/** What was given to a member and taken from them, or is to be, the newest first. */
export async function listCorrectionsOf(
  db: Db,
  actor: Actor,
  memberId: string,
  most = 20,
): Promise<NamedCorrection[]> {
  authorise(actor, 'corrections.read')
  const rows = await db
    .select()
    .from(balanceCorrection)
    .where(eq(balanceCorrection.memberId, memberId))
    .orderBy(newestFirst(balanceCorrection.number))
    .limit(most)
  return named(db, rows)
}

async function named(db: Db, rows: Correction[]): Promise<NamedCorrection[]> {
  const [members, nameOf] = await Promise.all([
    nameMembers(
      db,
      rows.map(({ memberId }) => memberId),
    ),
    actorNames(
      db,
      rows.flatMap(({ proposedBy, decidedBy }) => [proposedBy, decidedBy]),
    ),
  ])
  return rows.map((row) => ({
    ...row,
    member: members.get(row.memberId)?.displayName ?? 'A former member',
    proposer: nameOf(row.proposedBy),
    decider: row.decidedBy === null ? null : nameOf(row.decidedBy),
  }))
}

/** Why each was made, for the lines of its member's own statement. */
export async function nameOwnCorrections(
  db: Db,
  memberId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: balanceCorrection.id, reason: balanceCorrection.reason })
    .from(balanceCorrection)
    .where(and(eq(balanceCorrection.memberId, memberId), inArray(balanceCorrection.id, [...ids])))
  return new Map(rows.map(({ id, reason }) => [id, reason]))
}
