import { asc, eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { SealedCheckContext } from './check-context.ts'
import type { CheckDetails } from './check-rules.ts'
import { openDetails } from './check-seal.ts'
import { authorise } from './permissions.ts'
import { identityCheck, identityDocument } from './schema.server.ts'

type Looked = {
  /** What the member wrote; nothing once it was removed. */
  details: CheckDetails | undefined
  documents: { id: string; place: number; type: string; bytes: number; scannedAt: Date | null }[]
}

/** Opens a check for whoever decides on it. Every look is written down. */
export async function lookAtCheck(
  tx: Transaction,
  actor: Actor,
  checkId: string,
  { seal, origin }: Pick<SealedCheckContext, 'seal' | 'origin'>,
): Promise<Looked> {
  authorise(actor, 'identity.read-queue')
  const [found] = await tx.db.select().from(identityCheck).where(eq(identityCheck.id, checkId))
  if (!found) throw new NotFound('There is no such identity check')
  authorise(actor, 'identity.decide', { ownerId: found.memberId })
  const { id, place, type, bytes, scannedAt } = identityDocument
  const documents = await tx.db
    .select({ id, place, type, bytes, scannedAt })
    .from(identityDocument)
    .where(eq(identityDocument.checkId, checkId))
    .orderBy(asc(place))
  if (found.sealed === '') return { details: undefined, documents }
  await recordSecurityEvent(tx, {
    kind: 'identity-check.seen',
    actor,
    memberId: found.memberId,
    origin,
    details: { checkId },
  })
  return { details: openDetails(seal, found.sealed).details, documents }
}
