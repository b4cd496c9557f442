import { and, eq, isNull } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { lockOwnProject } from '../lock-project.ts'
import { contentOf } from '../project-content.ts'
import { projectFile } from '../schema.server.ts'
import { writeProject } from './write-project.ts'

/** A new draft with the words of an old project. */
export async function repostProject(
  tx: Transaction,
  actor: MemberActor,
  { projectId }: { projectId: string },
  context: { settings: Settings },
): Promise<{ projectId: string }> {
  authorise(actor, 'project.write')
  const own = await lockOwnProject(tx, actor, projectId)
  const files = await tx.db
    .select({
      name: projectFile.name,
      type: projectFile.type,
      bytes: projectFile.bytes,
      fileKey: projectFile.fileKey,
      scannedAt: projectFile.scannedAt,
    })
    .from(projectFile)
    .where(and(eq(projectFile.projectId, own.id), isNull(projectFile.proposalId)))
  const content = contentOf(own)
  const today = tx.now.toISOString().slice(0, 10)
  const wantedBy = content.wantedBy && content.wantedBy >= today ? content.wantedBy : null
  return writeProject(tx, actor, { content: { ...content, wantedBy }, files }, context)
}
