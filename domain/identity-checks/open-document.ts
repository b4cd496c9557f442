import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { SealedCheckContext } from './check-context.ts'
import { openDetails } from './check-seal.ts'
import { authorise } from './permissions.ts'
import { identityCheck, identityDocument } from './schema.server.ts'

type Opened = { fileKey: string; type: string; place: number; key: Buffer }

/** Gives the key of one document to whoever decides on it, and writes down that they looked. */
export async function openDocument(
  tx: Transaction,
  actor: Actor,
  documentId: string,
  { seal, origin }: Pick<SealedCheckContext, 'seal' | 'origin'>,
): Promise<Opened> {
  authorise(actor, 'identity.read-queue')
  const [found] = await tx.db
    .select({ document: identityDocument, memberId: identityCheck.memberId, sealed: identityCheck.sealed })
    .from(identityDocument)
    .innerJoin(identityCheck, eq(identityCheck.id, identityDocument.checkId))
    .where(eq(identityDocument.id, documentId))
  if (!found || found.sealed === '') throw new NotFound('There is no such document')
  authorise(actor, 'identity.decide', { ownerId: found.memberId })
  const { checkId, place, type, fileKey } = found.document
  await recordSecurityEvent(tx, {
    kind: 'identity-document.seen',
    actor,
    memberId: found.memberId,
    origin,
    details: { checkId, document: place },
  })
  return { fileKey, type, place, key: openDetails(seal, found.sealed).key }
}
