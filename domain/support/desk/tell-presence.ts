import { eq } from 'drizzle-orm'
import { findPerson } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { ticket } from '../schema.server.ts'
import type { PresenceSign } from './desk-rules.ts'
import { authorise } from './permissions.ts'

/** Colleagues see who looks at the same ticket or writes to it. It is told and forgotten. */
export async function tellPresence(
  tx: Transaction,
  actor: MemberActor,
  { number, does }: { number: number; does: PresenceSign },
): Promise<void> {
  authorise(actor, 'ticket.see-desk')
  const [found] = await tx.db
    .select({ memberId: ticket.memberId })
    .from(ticket)
    .where(eq(ticket.number, number))
  if (!found) throw new NotFound('There is no such ticket')
  authorise(actor, 'ticket.read', { ownerId: found.memberId ?? '' })
  const name = (await findPerson(tx.db, actor.id))?.displayName ?? 'A colleague'
  await tx.announce({ kind: 'ticket.presence', number, memberId: actor.id, name, does })
}
