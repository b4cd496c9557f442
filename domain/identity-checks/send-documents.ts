import { randomUUID } from 'node:crypto'
import type { MemberActor } from '#domain/actor.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import type { StoredAttachment } from '#platform/files/keep-attachment.ts'
import type { SealedCheckContext } from './check-context.ts'
import { type CheckDetails, DOCUMENTS_MOST, mayBeSent } from './check-rules.ts'
import { closeDetails } from './check-seal.ts'
import { removeReturned } from './forget-documents.ts'
import { findOwnCheck } from './own-check.ts'
import { authorise } from './permissions.ts'
import { identityCheck, identityDocument } from './schema.server.ts'

type Sent = { details: CheckDetails; files: readonly StoredAttachment[]; key: Buffer }

/** Puts documents before an administrator. What was sent back before goes: this stands in its place. */
export async function sendDocuments(
  tx: Transaction,
  actor: MemberActor,
  { details, files, key }: Sent,
  { seal, origin }: SealedCheckContext,
): Promise<{ checkId: string }> {
  authorise(actor, 'identity.send')
  if (files.length === 0 || files.length > DOCUMENTS_MOST)
    throw new Invalid('The documents were not sent', {
      files: [`Documents: add 1 to ${DOCUMENTS_MOST} pictures or PDFs`],
    })
  const before = await findOwnCheck(tx.db, actor.id)
  if (before?.state === 'approved' && !mayBeSent(before, tx.now))
    throw new Conflict('Your identity is verified already. There is nothing to send.')
  const [made] = await tx.db
    .insert(identityCheck)
    .values({
      id: randomUUID(),
      memberId: actor.id,
      sealed: closeDetails(seal, details, key),
      sentAt: tx.now,
    })
    .onConflictDoNothing()
    .returning({ checkId: identityCheck.id })
  if (!made)
    throw new Conflict('Your documents are with us already. We write to you when they are decided on.')
  await tx.db.insert(identityDocument).values(
    files.map(({ type, bytes, fileKey, scannedAt }, index) => ({
      ...made,
      place: index + 1,
      type,
      bytes,
      fileKey,
      scannedAt,
    })),
  )
  await removeReturned(tx, actor.id)
  await recordSecurityEvent(tx, {
    kind: 'identity-check.sent',
    actor,
    memberId: actor.id,
    origin,
    details: { ...made, documents: files.length },
  })
  await tx.announce({
    kind: 'identity-check.moved',
    ...made,
    memberId: actor.id,
    state: 'sent',
    reason: '',
  })
  return made
}
