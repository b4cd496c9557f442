import type { Transaction } from '#platform/db/transaction.ts'
import type { StoredAttachment } from '#platform/files/keep-attachment.ts'
import { ticketFile } from './schema.server.ts'

/** Files become those of an entry: only those who may read it get them. */
export async function keepFiles(
  tx: Transaction,
  of: { ticketNumber: number; entryNumber: number },
  files: readonly StoredAttachment[],
): Promise<void> {
  if (files.length === 0) return
  await tx.db.insert(ticketFile).values(
    files.map(({ name, type, bytes, fileKey, scannedAt }, position) => ({
      ...of,
      position,
      name,
      type,
      bytes,
      fileKey,
      scannedAt,
    })),
  )
}
