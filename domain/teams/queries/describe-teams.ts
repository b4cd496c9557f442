import { and, asc, eq, gt, gte } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { oneOf } from '#platform/db/one-of.ts'
import { team } from '../schema.server.ts'
import { teamLimits } from '../team-rules.ts'

/** What everyone may find of a team, as far as teams know it. */
export type TeamFacts = Pick<
  typeof team.$inferSelect,
  | 'id'
  | 'slug'
  | 'name'
  | 'headline'
  | 'about'
  | 'skills'
  | 'languages'
  | 'country'
  | 'people'
  | 'ownerId'
  | 'portraitId'
  | 'coverId'
  | 'startedAt'
>

/** A team is found once two are in it, while nobody has suspended or dissolved it. */
const isFound = and(eq(team.state, 'active'), gte(team.people, teamLimits.formed))

/** The teams that everyone may find; the others are left out. */
export async function describeTeams(
  db: Db | DrizzleTransaction,
  ids: readonly string[],
): Promise<Map<string, TeamFacts>> {
  if (ids.length === 0) return new Map()
  const { id, slug, name, headline, about, skills, languages, country, people, ownerId } = team
  const { portraitId, coverId, startedAt } = team
  const rows = await db
    .select({
      id,
      slug,
      name,
      headline,
      about,
      skills,
      languages,
      country,
      people,
      ownerId,
      portraitId,
      coverId,
      startedAt,
    })
    .from(team)
    .where(and(oneOf(team.id, ids), isFound))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Their ids, in that order. */
export async function listFindableTeams(db: Db, after: string | undefined, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: team.id })
    .from(team)
    .where(and(isFound, after === undefined ? undefined : gt(team.id, after)))
    .orderBy(asc(team.id))
    .limit(most)
  return rows.map(({ id }) => id)
}
