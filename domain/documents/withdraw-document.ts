import type { Actor } from '#domain/actor.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { changeVersion } from './announce-version.ts'
import { documentRules, type DocumentSlug } from './document-rules.ts'
import { expectVersion, isWaiting, lockDocument } from './lock-document.ts'
import { authorise } from './permissions.ts'

/** An announced text is taken back before its day. The log says so, and whoever was told of it is told again. */
export async function withdrawDocument(
  tx: Transaction,
  actor: Actor,
  { slug, number, reason }: { slug: DocumentSlug; number: number; reason: string },
  { origin }: { origin: Origin },
): Promise<void> {
  authorise(actor, 'document.write')
  const found = expectVersion(await lockDocument(tx, slug), number)
  if (!isWaiting(found, tx.now)) throw new Conflict('It applies already, or was taken back: look at it again')
  await changeVersion(tx, found, { withdrawnAt: tx.now, withdrawnReason: reason })
  await recordSecurityEvent(tx, {
    kind: 'document.withdrawn',
    actor,
    origin,
    details: {
      document: slug,
      reason,
      before: { version: number, effectiveAt: found.effectiveAt?.toISOString() },
      after: { version: number, effectiveAt: 'never' },
    },
  })
  await tx.announce({ kind: 'document.withdrawn', slug, number, tells: documentRules[slug].isAgreed })
}
