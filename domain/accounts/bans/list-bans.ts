import { desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Db } from '#platform/db/database.ts'
import { nameActors, type BanOfMember } from '../members/find-member.ts'
import { member, memberBan } from '../schema.server.ts'

export type ListedBan = BanOfMember & { displayName: string; username: string; avatarKey: string | null }

const named = { displayName: member.displayName, username: member.username, avatarKey: member.avatarKey }

/** Bans of members that hold, or those that ended, the newest first. */
export async function listMemberBans(
  db: Db,
  actor: Actor,
  { ended, limit }: { ended: boolean; limit: number },
): Promise<ListedBan[]> {
  authorise(actor, 'members.read-bans')
  const which = ended ? isNotNull(memberBan.liftedAt) : isNull(memberBan.liftedAt)
  return flat(db, await bans(db).where(which).orderBy(desc(memberBan.bannedAt)).limit(limit))
}

function bans(db: Db) {
  return db
    .select({ ban: memberBan, named })
    .from(memberBan)
    .innerJoin(member, eq(member.id, memberBan.memberId))
    .$dynamic()
}

async function flat(
  db: Db,
  rows: { ban: typeof memberBan.$inferSelect; named: Pick<ListedBan, keyof typeof named> }[],
): Promise<ListedBan[]> {
  return nameActors(
    db,
    rows.map((row) => ({ ...row.ban, ...row.named })),
  )
}
