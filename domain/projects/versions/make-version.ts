import type { Transaction } from '#platform/db/transaction.ts'
import type { ProjectRow } from '../lock-project.ts'
import { changeProject } from '../move-project.ts'
import { projectVersion } from '../schema.server.ts'
import { changedParts, versionContentOf, type VersionFile } from './version-content.ts'

type Standing = { row: ProjectRow; files: readonly VersionFile[] }

/** Keeps what a project said before it was changed, whole. What nobody could have answered yet needs no version. */
export async function makeVersion(tx: Transaction, was: Standing, is: Standing): Promise<void> {
  const { id: projectId, openedAt, version: number } = was.row
  const content = versionContentOf(was.row, was.files)
  if (!openedAt || changedParts(content, versionContentOf(is.row, is.files)).length === 0) return
  await tx.db.insert(projectVersion).values({ projectId, number, replacedAt: tx.now, content })
  await changeProject(tx, projectId, { version: number + 1 })
  await tx.announce({ kind: 'project.version-made', projectId, at: tx.now.toISOString() })
}
