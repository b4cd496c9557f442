import { and, desc } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import type { Db } from '#platform/db/database.ts'
import { contains } from '#platform/db/words/contains.ts'
import { isLive } from './is-origin-banned.ts'
import { originBan } from './schema.server.ts'

export type OriginBan = typeof originBan.$inferSelect

export const ORIGIN_BANS_A_PAGE = 25

type OriginBansPage = { bans: OriginBan[]; page: number; pages: number }

/** A page of the bans of addresses and domains that hold now, the newest first; of those with some signs in them, where words are given. */
export async function listOriginBans(
  db: Db,
  actor: Actor,
  { now, words = '', page: asked }: { now: Date; words?: string; page: number },
): Promise<OriginBansPage> {
  authorise(actor, 'security.read')
  const which = and(isLive(now), words ? contains(originBan.value, words) : undefined)
  const pages = Math.max(1, Math.ceil((await db.$count(originBan, which)) / ORIGIN_BANS_A_PAGE))
  const page = Math.min(asked, pages)
  const bans = await db
    .select()
    .from(originBan)
    .where(which)
    .orderBy(desc(originBan.bannedAt), desc(originBan.id))
    .limit(ORIGIN_BANS_A_PAGE)
    .offset((page - 1) * ORIGIN_BANS_A_PAGE)
  return { bans, page, pages }
}
