import { and, arrayOverlaps, asc, ne, notExists, or, sql, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { oneOf } from '#platform/db/one-of.ts'
import { newest, pickCards, type ProjectCard, shownAs } from './list-projects.ts'
import { project, proposal } from './schema.server.ts'

type Fitting = { sellerId: string; categoryIds: readonly string[]; skills: readonly string[]; most: number }

/** Open projects of these categories, or that ask for one of these skills, which the seller has not answered yet; the newest first. */
export async function listFittingProjects(
  db: Db,
  { sellerId, categoryIds, skills, most }: Fitting,
): Promise<ProjectCard[]> {
  if (categoryIds.length + skills.length === 0) return []
  return pickCards(db)
    .where(
      and(
        shownAs('public', 'members'),
        ne(project.ownerId, sellerId),
        or(
          oneOf(project.categoryId, categoryIds),
          skills.length > 0 ? arrayOverlaps(project.skills, [...skills]) : undefined,
        ),
        notExists(
          db
            .select({ one: sql`1` })
            .from(proposal)
            .where(and(eq(proposal.projectId, project.id), eq(proposal.sellerId, sellerId))),
        ),
      ),
    )
    .orderBy(newest, asc(project.id))
    .limit(most)
}
