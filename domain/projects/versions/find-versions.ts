import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { projectFile, projectVersion } from '../schema.server.ts'
import type { VersionContent, VersionFile } from './version-content.ts'

/** What a project said in versions that are over, by their numbers. */
export async function findVersions(
  db: Db | DrizzleTransaction,
  projectId: string,
  numbers: readonly number[],
): Promise<Map<number, VersionContent>> {
  if (numbers.length === 0) return new Map()
  const rows = await db
    .select({ number: projectVersion.number, content: projectVersion.content })
    .from(projectVersion)
    .where(and(eq(projectVersion.projectId, projectId), inArray(projectVersion.number, [...numbers])))
  return new Map(rows.map(({ number, content }) => [number, content]))
}

/** What is attached to the project itself now. */
export function listOwnFiles(db: Db | DrizzleTransaction, projectId: string): Promise<VersionFile[]> {
  return db
    .select({ id: projectFile.id, name: projectFile.name, bytes: projectFile.bytes })
    .from(projectFile)
    .where(and(eq(projectFile.projectId, projectId), isNull(projectFile.proposalId)))
    .orderBy(asc(projectFile.addedAt), asc(projectFile.name))
}
