import { desc } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import type { Db } from '#platform/db/database.ts'
import { isLive } from './is-origin-banned.ts'
import { originBan } from './schema.server.ts'

export type OriginBan = typeof originBan.$inferSelect

/** Bans of addresses and domains that hold now, the newest first. */
export async function listOriginBans(
  db: Db,
  actor: Actor,
  { now, limit }: { now: Date; limit: number },
): Promise<OriginBan[]> {
  authorise(actor, 'security.read')
  return db
    .select()
    .from(originBan)
    .where(isLive(now))
    .orderBy(desc(originBan.bannedAt), desc(originBan.id))
    .limit(limit)
}
