import { and, gte, lt } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { estimateRows } from '#platform/db/estimate-rows.ts'
import type { IdRange } from '#platform/db/id-ranges.ts'
import { shownAs } from './list-projects.ts'
import { project } from './schema.server.ts'

type ProjectAddress = { id: string; changedAt: Date }

/** Open projects that everyone sees, from a range of ids: only these are read, however many there are. */
export function listProjectAddresses(db: Db, { from, to }: IdRange, most: number): Promise<ProjectAddress[]> {
  return db
    .select({ id: project.id, changedAt: project.changedAt })
    .from(project)
    .where(and(gte(project.id, from), to ? lt(project.id, to) : undefined, shownAs('public')))
    .orderBy(project.id)
    .limit(most)
}

export function estimateProjects(db: Db): Promise<number> {
  return estimateRows(db, project)
}
