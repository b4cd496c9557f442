import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { teamsRunBy } from '#domain/teams/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { service } from '../schema.server.ts'

/**
 * Whose a service is to write, pause and archive: its seller's, or of a team its owner's and managers' as they are now, whoever of
 * them wrote it.
 */
export const isKeptBy = (memberId: string): SQL<boolean> => sql`(case when ${service.teamId} is null
  then ${service.sellerId} = ${memberId}::uuid
  else ${service.teamId} = any(${teamsRunBy(sql`${memberId}::uuid`)}) end)`

/** For decisions that nobody makes about what is theirs: whoever asks, where it is theirs to keep, else its seller. */
export async function findOwnerFor(
  db: Db | DrizzleTransaction,
  actor: Actor,
  { id, sellerId, teamId }: Pick<typeof service.$inferSelect, 'id' | 'sellerId' | 'teamId'>,
): Promise<string> {
  if (actor.kind !== 'member' || !teamId) return sellerId
  const [kept] = await db
    .select({ id: service.id })
    .from(service)
    .where(and(eq(service.id, id), isKeptBy(actor.id)))
  return kept ? actor.id : sellerId
}
