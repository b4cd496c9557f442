import { and, inArray, ne } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { oneOf } from '#platform/db/one-of.ts'
import { project } from './schema.server.ts'

/** How these projects are called, where every member may read them. */
export async function nameProjects(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: project.id, title: project.title })
    .from(project)
    .where(
      and(
        oneOf(project.id, ids),
        inArray(project.state, ['open', 'awarded', 'done']),
        ne(project.visibility, 'invited'),
      ),
    )
  return new Map(rows.map(({ id, title }) => [id, title]))
}
