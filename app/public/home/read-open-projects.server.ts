import { showProjects, type ShownProject } from '#app/shared/projects/show-projects.server.ts'
import { listNewestProjects } from '#domain/projects/index.ts'
import type { Db } from '#platform/db/database.ts'

const SHOWN = 4

/** The newest projects that everyone may see. */
export async function readOpenProjects(db: Db, currency: string): Promise<ShownProject[]> {
  return showProjects(db, await listNewestProjects(db, SHOWN), currency)
}
