import type { Transaction } from '#platform/db/transaction.ts'
import type { StoredAttachment } from '#platform/files/keep-attachment.ts'
import { dealFile } from '../schema.server.ts'
import type { Party } from '../states.ts'

export type AddedFile = StoredAttachment

export async function addFiles(
  tx: Transaction,
  of: { dealId: string; subjectId: string; by: Party | 'admin' },
  files: readonly AddedFile[],
): Promise<void> {
  if (files.length === 0) return
  await tx.db.insert(dealFile).values(files.map((file) => ({ ...of, ...file, at: tx.now })))
}
