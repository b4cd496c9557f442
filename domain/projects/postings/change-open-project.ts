import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { followProposals } from '../proposals/count-proposals.ts'
import { expectMove, type ProjectContext, lockOwnProject } from '../lock-project.ts'
import { changeProject, moveProject } from '../move-project.ts'
import { checkWhole, type Posted, showOrSubmit } from './post-project.ts'
import { changeFiles } from './project-files.ts'
import { checkCategory, type ProjectToWrite } from './write-project.ts'
import { listOwnFiles } from '../versions/find-versions.ts'
import { makeVersion } from '../versions/make-version.ts'

/** Changes what sellers see already, or a moderator looks at. New words of someone who is new here are looked at once more. */
export async function changeOpenProject(
  tx: Transaction,
  actor: MemberActor,
  { projectId, content, files = [], removeFileIds = [] }: ProjectToWrite & { projectId: string },
  context: ProjectContext,
): Promise<Posted> {
  authorise(actor, 'project.post')
  const own = await lockOwnProject(tx, actor, projectId)
  const isInReview = own.state === 'in_review'
  if (!isInReview) expectMove(own, 'extend')
  await checkCategory(tx, content)
  const changed = { ...own, ...content }
  checkWhole(tx, changed, context)
  const filesBefore = await listOwnFiles(tx.db, projectId)
  const isReworded = own.title !== content.title || own.description !== content.description
  const after = isInReview
    ? await moveProject(tx, own, 'submit', { ...content, submittedAt: tx.now })
    : await changeProject(tx, own.id, content)
  await changeFiles(
    tx,
    { projectId, proposalId: null },
    { add: files, removeIds: removeFileIds, most: context.settings.attachmentsMost },
  )
  const was = { row: own, files: filesBefore }
  await makeVersion(tx, was, { row: changed, files: await listOwnFiles(tx.db, projectId) })
  if (isInReview) return { outcome: 'in-review' }
  await followProposals(tx, after)
  return isReworded ? showOrSubmit(tx, after, context) : { outcome: 'open' }
}
