import type { Transaction } from '#platform/db/transaction.ts'
import { dealFile } from './schema.server.ts'
import type { Party } from './states.ts'

/** A file that was judged and stored before the transaction began. */
export type AddedFile = { name: string; type: string; bytes: number; fileKey: string }

export async function addFiles(
  tx: Transaction,
  of: { dealId: string; subjectId: string; by: Party | 'admin' },
  files: readonly AddedFile[],
): Promise<void> {
  if (files.length === 0) return
  await tx.db.insert(dealFile).values(files.map((file) => ({ ...of, ...file, at: tx.now })))
}
