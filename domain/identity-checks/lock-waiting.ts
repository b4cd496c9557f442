import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { authorise } from './permissions.ts'
import { identityCheck } from './schema.server.ts'

/** The check that is to be decided; of two who decide at once the second is told. */
export async function lockWaiting(tx: Transaction, actor: Actor, checkId: string) {
  authorise(actor, 'identity.read-queue')
  const [found] = await tx.db.select().from(identityCheck).where(eq(identityCheck.id, checkId)).for('update')
  if (!found) throw new NotFound('There is no such identity check')
  authorise(actor, 'identity.decide', { ownerId: found.memberId })
  if (found.state !== 'sent') throw new Conflict('This identity check was decided on already')
  return found
}
