import { and, eq } from 'drizzle-orm'
import type { Person } from '#domain/accounts/index.ts'
import { clockActor } from '#domain/actor.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Secret } from '#platform/crypto/secret.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { LetterSecret } from '#platform/mail/letter-secret.ts'
import { signExport } from './export-link.ts'
import { dataExport } from './schema.server.ts'

const EXPORT_RETENTION_DAYS = 7

type MadeExport = { exportId: string; person: Person; fileKey: string; sizeBytes: number }

/** The file is there: it can be fetched for a week, and its owner is told. Answers false when nobody wants it any more. */
export async function finishExport(
  tx: Transaction,
  { exportId, person, fileKey, sizeBytes }: MadeExport,
  context: { secret: Secret },
): Promise<boolean> {
  const expiresAt = addDays(tx.now, EXPORT_RETENTION_DAYS)
  const [ready] = await tx.db
    .update(dataExport)
    .set({ state: 'ready', progress: 100, fileKey, sizeBytes, readyAt: tx.now, expiresAt })
    .where(and(eq(dataExport.id, exportId), eq(dataExport.state, 'making')))
    .returning({ id: dataExport.id })
  if (!ready) return findIsReady(tx, exportId)
  await recordSecurityEvent(tx, {
    kind: 'export.ready',
    actor: clockActor,
    memberId: person.id,
    details: { sizeBytes },
  })
  const signature = new LetterSecret(signExport(exportId, expiresAt, context.secret), expiresAt)
  await tx.announce({ kind: 'privacy.export-ready', memberId: person.id, exportId, signature })
  return true
}

/** The same job run twice at once: the other one finished it, and the file is wanted. */
async function findIsReady(tx: Transaction, exportId: string): Promise<boolean> {
  const [row] = await tx.db
    .select({ state: dataExport.state })
    .from(dataExport)
    .where(eq(dataExport.id, exportId))
  return row?.state === 'ready'
}
