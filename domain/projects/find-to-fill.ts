import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { project } from './schema.server.ts'

/** An open project of somebody’s own, and whom they need not ask any more. */
export type ProjectToFill = {
  id: string
  title: string
  categoryId: string | null
  skills: string[]
  /** Invited, or there with a proposal. */
  askedIds: string[]
}

/** The newest projects of a member that are open to proposals. */
export function findProjectsToFill(db: Db, ownerId: string, most: number): Promise<ProjectToFill[]> {
  return db
    .select({
      id: project.id,
      title: project.title,
      categoryId: project.categoryId,
      skills: project.skills,
      askedIds: sql<string[]>`array(
        select seller_id from project_invitation where project_id = ${project.id}
        union select seller_id from proposal where project_id = ${project.id})`,
    })
    .from(project)
    .where(and(eq(project.ownerId, ownerId), eq(project.state, 'open')))
    .orderBy(newestFirst(project.openedAt), project.id)
    .limit(most)
}
