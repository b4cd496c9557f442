import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { passkey } from './schema.server.ts'

/** Another name for a passkey of one's own. */
export async function renamePasskey(
  tx: Transaction,
  actor: MemberActor,
  { passkeyId, name }: { passkeyId: string; name: string },
  { origin }: { origin: Origin },
): Promise<void> {
  authorise(actor, 'account.passkeys')
  const [renamed] = await tx.db
    .update(passkey)
    .set({ name })
    .where(and(eq(passkey.id, passkeyId), eq(passkey.memberId, actor.id)))
    .returning({ id: passkey.id })
  if (!renamed) throw new NotFound('That passkey is gone already')
  await recordSecurityEvent(tx, {
    kind: 'passkey.renamed',
    actor,
    memberId: actor.id,
    origin,
    details: { name },
  })
}
