import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { keepOneAdministrator } from './administrators/administrators.ts'
import { lockMember } from './members/lock-member.ts'
import { restingState } from './bans/resting-state.ts'
import { member, session } from './schema.server.ts'

/** From now on the account only waits to be deleted; of two who ask at once the second hears that it does already. */
export async function startDeleting(tx: Transaction, memberId: string): Promise<void> {
  await keepOneAdministrator(tx, memberId)
  const who = await lockMember(tx, memberId)
  if (who.state === 'deleting') throw new Conflict('This account is being deleted already')
  await tx.db.update(member).set({ state: 'deleting' }).where(eq(member.id, memberId))
  // Who leaves looks as nobody else any more.
  await tx.db.update(session).set({ viewsAsId: null }).where(eq(session.memberId, memberId))
  await tx.announce({ kind: 'member.changed', memberId })
}

/** Back to what the account was: its proofs and bans say which. */
export async function stopDeleting(tx: Transaction, memberId: string): Promise<void> {
  const who = await lockMember(tx, memberId)
  if (who.state !== 'deleting') return
  await tx.db
    .update(member)
    .set({ state: await restingState(tx, who) })
    .where(eq(member.id, memberId))
  await tx.announce({ kind: 'member.changed', memberId })
}
