import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { lockOwnProject } from '../lock-project.ts'
import { changeFiles } from './project-files.ts'
import { project, projectFile, projectInvitation, proposal } from '../schema.server.ts'

/** A draft that nobody else has seen goes for good. */
export async function removeDraft(
  tx: Transaction,
  actor: MemberActor,
  { projectId }: { projectId: string },
): Promise<void> {
  authorise(actor, 'project.write')
  const own = await lockOwnProject(tx, actor, projectId)
  const answered = await tx.db.$count(proposal, eq(proposal.projectId, own.id))
  if (own.state !== 'draft' || answered > 0) throw new Conflict('Only a draft can be removed')
  const files = await tx.db
    .select({ id: projectFile.id })
    .from(projectFile)
    .where(eq(projectFile.projectId, own.id))
  await changeFiles(
    tx,
    { projectId, proposalId: null },
    { add: [], removeIds: files.map(({ id }) => id), most: 0 },
  )
  await tx.db.delete(projectInvitation).where(eq(projectInvitation.projectId, own.id))
  await tx.db.delete(project).where(eq(project.id, own.id))
}
