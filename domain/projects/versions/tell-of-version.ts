import { and, eq, inArray, lt } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { lockProject } from '../lock-project.ts'
import { listTold } from '../proposals/list-told.ts'
import { proposal } from '../schema.server.ts'
import { findVersions, listOwnFiles } from './find-versions.ts'
import { changedParts, versionContentOf } from './version-content.ts'

/**
 * Tells everyone whose proposal answers an earlier version, once a version, what changed since the one that they answered. Some
 * minutes after the change, so that an owner who mends a word or two more causes one letter.
 */
export async function tellOfVersion(tx: Transaction, { projectId }: { projectId: string }): Promise<void> {
  const own = await lockProject(tx, projectId)
  // One that a moderator looks at again is told of when it is open.
  if (own.state !== 'open') return
  const late = await tx.db
    .update(proposal)
    .set({ toldVersion: own.version })
    .where(
      and(
        eq(proposal.projectId, projectId),
        inArray(proposal.state, ['sent', 'shortlisted']),
        lt(proposal.projectVersion, own.version),
        lt(proposal.toldVersion, own.version),
      ),
    )
    .returning({
      sellerId: proposal.sellerId,
      teamId: proposal.teamId,
      answered: proposal.projectVersion,
    })
  if (late.length === 0) return
  const earlier = await findVersions(tx.db, projectId, [...new Set(late.map(({ answered }) => answered))])
  const now = versionContentOf(own, await listOwnFiles(tx.db, projectId))
  const different = late.flatMap((one) => {
    const was = earlier.get(one.answered)
    const changed = was ? changedParts(was, now) : []
    // Changed and changed back: nothing is different from what they answered.
    return changed.length > 0 ? { ...one, changed } : []
  })
  const told = await listTold(tx, different)
  if (told.length > 0)
    await tx.announce({ kind: 'proposals.project-changed', projectId, title: own.title, told })
}
