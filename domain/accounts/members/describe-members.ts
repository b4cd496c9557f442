import { and, asc, eq, gt, ne, or, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { oneOf } from '#platform/db/one-of.ts'
import { member } from '../schema.server.ts'

/** What search shall know of a member, as far as accounts know it. */
export type MemberFacts = {
  id: string
  username: string
  displayName: string
  headline: string
  about: string
  skills: string[]
  languages: string[]
  rateMinor: number | null
  joinedAt: Date
}

/** Whoever says something about themselves; an empty profile helps nobody who finds it. */
const worthFinding = and(
  eq(member.state, 'active'),
  or(ne(member.headline, ''), ne(member.about, ''), sql`cardinality(${member.skills}) > 0`),
)

/** The members that strangers may find; the others are left out. */
export async function describeMembers(db: Db, ids: readonly string[]): Promise<MemberFacts[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: member.id,
      username: member.username,
      displayName: member.displayName,
      headline: member.headline,
      about: member.about,
      skills: member.skills,
      languages: member.languages,
      rateMinor: member.rateMinor,
      joinedAt: member.joinedAt,
    })
    .from(member)
    .where(and(oneOf(member.id, ids), worthFinding))
  return rows.map(({ languages, ...row }) => ({ ...row, languages: languages.map(({ code }) => code) }))
}

/** The same, by id and in that order. */
export async function listFindableMembers(
  db: Db,
  after: string | undefined,
  most: number,
): Promise<{ id: string; joinedAt: Date }[]> {
  return db
    .select({ id: member.id, joinedAt: member.joinedAt })
    .from(member)
    .where(after === undefined ? worthFinding : and(gt(member.id, after), worthFinding))
    .orderBy(asc(member.id))
    .limit(most)
}

/** The languages that members speak. */
export async function findLanguages(db: Db, ids: Iterable<string>): Promise<Map<string, string[]>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .select({ id: member.id, languages: member.languages })
    .from(member)
    .where(oneOf(member.id, wanted))
  return new Map(rows.map((row) => [row.id, row.languages.map(({ code }) => code)]))
}
