import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { findPerson } from '#domain/accounts/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { appendEntry, type LockedTicket } from '../append-entry.ts'
import { ticket } from '../schema.server.ts'

/** More than anyone wrote before joining: the rest joins the next time. */
const AT_ONCE = 50

/**
 * What was asked from an address joins the account that has proved it. What nobody proved stays where it is: anyone could have
 * written it in that address's name.
 */
export async function joinTickets(tx: Transaction, memberId: string): Promise<void> {
  const person = await findPerson(tx.db, memberId)
  const email = person?.verifiedEmail
  // Whoever was deleted has left their tickets behind.
  if (!email || person.state === 'deleted') return
  const waiting = await tx.db
    .select()
    .from(ticket)
    .where(
      and(
        sql`lower(${ticket.email}) = ${email.toLowerCase()}`,
        isNull(ticket.memberId),
        isNotNull(ticket.provedAt),
      ),
    )
    .orderBy(asc(ticket.number))
    .limit(AT_ONCE)
    .for('update')
  for (const one of waiting) await joinAccount(tx, one, memberId)
}

/** From here on one signs in to read it: the link opens nothing any more. */
export async function joinAccount(
  tx: Transaction,
  { number }: Pick<LockedTicket, 'number'>,
  memberId: string,
): Promise<void> {
  await tx.db.update(ticket).set({ memberId, linkHash: null }).where(eq(ticket.number, number))
  await appendEntry(tx, { number }, { voice: 'step', step: 'joined', authorId: memberId, text: '' })
  await tx.announce({ kind: 'ticket.acted', number, memberId, what: 'joined' })
}
