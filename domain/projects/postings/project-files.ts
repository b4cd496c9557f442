import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import type { StoredAttachment } from '#platform/files/keep-attachment.ts'
import { projectFile } from '../schema.server.ts'

export type AddedFile = StoredAttachment

/** Adds to what is attached, and takes out what is not wanted any more. */
export async function changeFiles(
  tx: Transaction,
  { projectId, proposalId }: { projectId: string; proposalId: string | null },
  { add, removeIds, most }: { add: readonly AddedFile[]; removeIds: readonly string[]; most: number },
): Promise<string[]> {
  const of = and(
    eq(projectFile.projectId, projectId),
    proposalId ? eq(projectFile.proposalId, proposalId) : isNull(projectFile.proposalId),
  )
  const removed: string[] = []
  for (const id of removeIds) {
    const [gone] = await tx.db
      .delete(projectFile)
      .where(and(of, eq(projectFile.id, id)))
      .returning({ fileKey: projectFile.fileKey })
    if (gone) removed.push(gone.fileKey)
  }
  if (add.length > 0) {
    const has = await tx.db.$count(projectFile, of)
    if (has + add.length > most)
      throw new Invalid('Too many attachments', { files: [`Attachments: at most ${most} files`] })
    await tx.db
      .insert(projectFile)
      .values(add.map((file) => ({ projectId, proposalId, ...file, addedAt: tx.now })))
  }
  // Bytes that a copy of the project still shows are kept.
  const unused: string[] = []
  for (const key of removed)
    if ((await tx.db.$count(projectFile, eq(projectFile.fileKey, key))) === 0) unused.push(key)
  if (unused.length > 0) await tx.announce({ kind: 'privacy.files-released', keys: unused })
  return unused
}
