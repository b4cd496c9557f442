import { showProjects, type ShownProject } from '#app/shared/projects/show-projects.server.ts'
import { listNewestProjects } from '#domain/projects/index.ts'
import type { Db } from '#platform/db/database.ts'

const SHOWN = 4
/** Enough that some can be left out. */
const LOOKED_AT = 12

/** The newest projects that everyone may see. */
export async function readOpenProjects(
  db: Db,
  currency: string,
  hidden: ReadonlySet<string>,
): Promise<ShownProject[]> {
  const newest = await listNewestProjects(db, LOOKED_AT)
  const seen = newest.filter(({ ownerId }) => !hidden.has(ownerId))
  return showProjects(db, seen.slice(0, SHOWN), currency)
}
