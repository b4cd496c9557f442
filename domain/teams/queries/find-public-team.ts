import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { team, teamMember, teamOldSlug } from '../schema.server.ts'
import type { Team } from '../team-queries.ts'
import { teamLimits } from '../team-rules.ts'

/** The team at an address, or the address that it has now. */
export async function findTeamBySlug(
  db: Db | DrizzleTransaction,
  slug: string,
): Promise<{ team: Team; movedTo?: undefined } | { team?: undefined; movedTo: string } | undefined> {
  const [found] = await db.select().from(team).where(eq(team.slug, slug))
  if (found) return { team: found }
  const [moved] = await db
    .select({ slug: team.slug })
    .from(teamOldSlug)
    .innerJoin(team, eq(team.id, teamOldSlug.teamId))
    .where(eq(teamOldSlug.slug, slug))
  return moved && { movedTo: moved.slug }
}

/** The teams that somebody's profile names: those that everyone finds. */
export function listTeamsOfPerson(db: Db, memberId: string) {
  return db
    .select({
      slug: team.slug,
      name: team.name,
      headline: team.headline,
      people: team.people,
      role: teamMember.role,
    })
    .from(teamMember)
    .innerJoin(team, eq(team.id, teamMember.teamId))
    .where(
      and(
        eq(teamMember.memberId, memberId),
        isNull(teamMember.leftAt),
        eq(team.state, 'active'),
        sql`${team.people} >= ${teamLimits.formed}`,
      ),
    )
    .orderBy(desc(teamMember.joinedAt))
    .limit(teamLimits.teamsOfAMember)
}
