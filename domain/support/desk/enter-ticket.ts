import { eq } from 'drizzle-orm'
import type { Actor, MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { lockTicket, type LockedTicket } from '../append-entry.ts'
import { ticket } from '../schema.server.ts'
import { isOnDesk } from './desk-rules.ts'
import { authorise, type DeskPermission } from './permissions.ts'

/** A ticket that the actor may handle, locked: all who change it stand in one queue. */
export async function enterTicket(
  tx: Transaction,
  actor: Actor,
  permission: DeskPermission,
  number: number,
): Promise<{ found: LockedTicket; handler: MemberActor }> {
  authorise(actor, 'ticket.see-desk')
  const found = await lockTicket(tx, number)
  // What nobody proved is forgotten after a week, with whatever was done to it.
  if (!isOnDesk(found)) throw new NotFound('There is no such ticket')
  authorise(actor, permission, { ownerId: found.memberId ?? '' })
  // The table has asked already; this says it to the compiler.
  if (actor.kind !== 'member') throw new Conflict('Only people handle tickets')
  return { found, handler: actor }
}

/** What was closed or lives on in another ticket is over. */
export function expectAlive({ state, mergedInto }: LockedTicket): void {
  if (mergedInto !== null) throw new Conflict(`This ticket goes on as ticket ${mergedInto}`)
  if (state === 'closed')
    throw new Conflict('This ticket is closed: when the person writes again, it is a new one')
}

type Changes = Partial<typeof ticket.$inferInsert>

export async function changeTicket(tx: Transaction, number: number, changes: Changes): Promise<void> {
  await tx.db.update(ticket).set(changes).where(eq(ticket.number, number))
}
