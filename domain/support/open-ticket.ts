import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { TicketInput } from './input.ts'
import { appendEntry } from './append-entry.ts'
import { ticket } from './schema.server.ts'

type OpenedTicket = { number: number }

/** Opens a ticket; the same form sent again answers with the same ticket. */
export async function openTicket(tx: Transaction, actor: Actor, input: TicketInput): Promise<OpenedTicket> {
  authorise(actor, 'ticket.open')
  const { body, ...asked } = input
  const [opened] = await tx.db
    .insert(ticket)
    .values({ ...asked, openedAt: tx.now, lastAt: tx.now })
    .onConflictDoNothing({ target: ticket.formKey })
    .returning({ number: ticket.number })
  if (!opened) return findByFormKey(tx, input.formKey)
  await appendEntry(tx, opened, { voice: 'person', text: body })
  await tx.announce({ kind: 'ticket.opened', number: opened.number })
  return opened
}

async function findByFormKey(tx: Transaction, formKey: string): Promise<OpenedTicket> {
  const [found] = await tx.db
    .select({ number: ticket.number })
    .from(ticket)
    .where(eq(ticket.formKey, formKey))
  if (!found) throw new Error('A ticket with this form key was there a moment ago')
  return found
}
