import { and, eq, gt, gte, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { estimateRows } from '#platform/db/estimate-rows.ts'
import type { IdRange } from '#platform/db/id-ranges.ts'
import { formerUsername, member } from '../schema.server.ts'

/** What everybody may see of a member. */
export type Profile = {
  id: string
  username: string
  displayName: string
  headline: string
  about: string
  country: string
  city: string
  languages: { code: string; level: string }[]
  skills: string[]
  avatarKey: string | null
  rateMinor: number | null
  availability: string
  joinedAt: Date
  proUntil: Date | null
}

type FoundProfile =
  /** `isHidden`: only its owner sees it, because the address was not verified yet or the account is on its way out. */
  | { outcome: 'found'; profile: Profile; isHidden: boolean }
  /** The member has another name now, or writes it in other letters. */
  | { outcome: 'moved'; username: string }
  | { outcome: 'gone' }
  | { outcome: 'unknown' }

const NAME = /^[a-z][a-z0-9_-]{1,39}$/i

export const profileColumns = {
  id: member.id,
  username: member.username,
  displayName: member.displayName,
  headline: member.headline,
  about: member.about,
  country: member.country,
  city: member.city,
  languages: member.languages,
  skills: member.skills,
  avatarKey: member.avatarKey,
  rateMinor: member.rateMinor,
  availability: member.availability,
  joinedAt: member.joinedAt,
  proUntil: member.proUntil,
}

/** The member behind a name in the address bar, as far as strangers (or, if it is their own, `viewerId`) may see them. */
export async function findProfile(
  db: Db,
  name: string,
  { now, viewerId }: { now: Date; viewerId?: string | undefined },
): Promise<FoundProfile> {
  if (!NAME.test(name)) return { outcome: 'unknown' }
  const [found] = await db
    .select({ ...profileColumns, state: member.state })
    .from(member)
    .where(eq(sql`lower(${member.username})`, name.toLowerCase()))
  if (!found) return findByFormerName(db, name.toLowerCase(), now)
  const { state, ...profile } = found
  if (state === 'deleted') return { outcome: 'gone' }
  const isHidden = state !== 'active'
  if (isHidden && found.id !== viewerId) return { outcome: 'unknown' }
  if (found.username !== name) return { outcome: 'moved', username: found.username }
  return { outcome: 'found', profile, isHidden }
}

async function findByFormerName(db: Db, name: string, now: Date): Promise<FoundProfile> {
  const [found] = await db
    .select({ username: member.username, state: member.state })
    .from(formerUsername)
    .innerJoin(member, eq(member.id, formerUsername.memberId))
    .where(and(eq(formerUsername.username, name), gt(formerUsername.heldUntil, now)))
  if (!found) return { outcome: 'unknown' }
  if (found.state === 'deleted') return { outcome: 'gone' }
  return found.state === 'active' ? { outcome: 'moved', username: found.username } : { outcome: 'unknown' }
}

/** Profiles that say something, for search engines: an empty one helps nobody who finds it. */
const worthListing = and(eq(member.state, 'active'), or(ne(member.headline, ''), ne(member.about, '')))

/** Names from a range of ids, in their order: no matter how many stand before it, only these are read. */
export async function listProfileNames(db: Db, { from, to }: IdRange, most: number): Promise<string[]> {
  const rows = await db
    .select({ username: member.username })
    .from(member)
    .where(and(worthListing, gte(member.id, from), to ? lt(member.id, to) : undefined))
    .orderBy(member.id)
    .limit(most)
  return rows.map(({ username }) => username)
}

/** Those of the members who have a page, by the name it stands under. */
export async function findActiveNames(db: Db, ids: Iterable<string>): Promise<Map<string, string>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .select({ id: member.id, username: member.username })
    .from(member)
    .where(and(eq(member.state, 'active'), inArray(member.id, wanted)))
  return new Map(rows.map(({ id, username }) => [id, username]))
}

/** About how many members there are. */
export function estimateMembers(db: Db): Promise<number> {
  return estimateRows(db, member)
}
