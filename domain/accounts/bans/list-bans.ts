import { and, desc, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Db } from '#platform/db/database.ts'
import { contains } from '#platform/db/words/contains.ts'
import { nameActors, type BanOfMember } from '../members/find-member.ts'
import { member, memberBan } from '../schema.server.ts'

export const BANS_A_PAGE = 25

export type ListedBan = BanOfMember & { displayName: string; username: string; avatarKey: string | null }

type BansPage = { bans: ListedBan[]; page: number; pages: number }

const named = { displayName: member.displayName, username: member.username, avatarKey: member.avatarKey }
const ofMember = eq(member.id, memberBan.memberId)

/** A page of the bans of members that hold, or of those that ended, the newest first; of one name, where words are given. */
export async function listMemberBans(
  db: Db,
  actor: Actor,
  { ended, words = '', page: asked }: { ended: boolean; words?: string; page: number },
): Promise<BansPage> {
  authorise(actor, 'members.read-bans')
  const which = and(
    ended ? isNotNull(memberBan.liftedAt) : isNull(memberBan.liftedAt),
    words ? or(contains(member.displayName, words), contains(member.username, words)) : undefined,
  )
  const found = await db.$count(
    db.select({ id: memberBan.id }).from(memberBan).innerJoin(member, ofMember).where(which).as('found'),
  )
  const pages = Math.max(1, Math.ceil(found / BANS_A_PAGE))
  const page = Math.min(asked, pages)
  const rows = await db
    .select({ ban: memberBan, named })
    .from(memberBan)
    .innerJoin(member, ofMember)
    .where(which)
    .orderBy(desc(memberBan.bannedAt), desc(memberBan.id))
    .limit(BANS_A_PAGE)
    .offset((page - 1) * BANS_A_PAGE)
  const bans = await nameActors(
    db,
    rows.map((row) => ({ ...row.ban, ...row.named })),
  )
  return { bans, page, pages }
}
