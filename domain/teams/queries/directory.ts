import { and, arrayContains, asc, desc, gte, lte, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { team } from '../schema.server.ts'
import type { DirectoryFilters } from './directory-rules.ts'

/** A team is found once two are in it, while nobody has suspended or dissolved it. */
const isFound = sql`${team.state} = 'active' and ${team.people} >= 2`
const SIZES: Record<DirectoryFilters['size'], readonly [number, number] | undefined> = {
  any: undefined,
  small: [2, 4],
  middle: [5, 9],
  large: [10, Number.MAX_SAFE_INTEGER],
}

export type ListedTeam = Pick<
  typeof team.$inferSelect,
  'id' | 'slug' | 'name' | 'headline' | 'skills' | 'languages' | 'country' | 'people' | 'startedAt'
>

/** A page of the directory, with one more than is shown where there is another page. */
export function listTeams(
  db: Db,
  filters: DirectoryFilters,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedTeam[]> {
  const { id, slug, name, headline, skills, languages, country, people, startedAt } = team
  const order =
    filters.sort === 'size' ? [desc(team.people), desc(team.id)] : [desc(team.startedAt), asc(team.id)]
  return db
    .select({ id, slug, name, headline, skills, languages, country, people, startedAt })
    .from(team)
    .where(matching(filters))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
}

export async function countTeams(db: Db, filters: DirectoryFilters): Promise<number> {
  return db.$count(team, matching(filters))
}

function matching({ words, language, skill, size }: DirectoryFilters): SQL | undefined {
  const between = SIZES[size]
  return and(
    isFound,
    // Each word by itself, so that their order does not matter.
    ...words
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => sql`lower(${team.name} || ' ' || ${team.headline}) like ${`%${escapeLike(word)}%`}`),
    language ? arrayContains(team.languages, [language]) : undefined,
    skill ? arrayContains(team.skills, [skill]) : undefined,
    between ? and(gte(team.people, between[0]), lte(team.people, Math.min(between[1], 10_000))) : undefined,
  )
}

const escapeLike = (word: string) => word.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** What the directory can be narrowed to: languages and skills that its teams have, the most common first. */
export async function listTeamChoices(db: Db): Promise<{ languages: string[]; skills: string[] }> {
  const common = async (column: typeof team.languages | typeof team.skills, most: number) => {
    const { rows } = await db.execute<{ word: string }>(
      sql`select word from (select unnest(${column}) as word from ${team} where ${isFound} order by ${team.startedAt} desc limit 5000) as said
          group by word order by count(*) desc, word limit ${most}`,
    )
    return rows.map(({ word }) => word)
  }
  const [languages, skills] = await Promise.all([common(team.languages, 30), common(team.skills, 40)])
  return { languages, skills }
}
