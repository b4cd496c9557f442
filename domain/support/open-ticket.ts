import { DEFAULT_BRAND, findPerson } from '#domain/accounts/index.ts'
import type { Actor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import type { TicketInput } from './input.ts'
import { authorise } from './permissions.ts'
import { countOpened } from './person/count-opened.ts'
import { type Asker, insertTicket, type NewTicket, type OpenedTicket } from './person/insert-ticket.ts'

/** A member's name and address are known; a visitor gives them. */
export type TicketAsked = NewTicket & Partial<Pick<TicketInput, 'name' | 'email'>>

/**
 * Opens a ticket; the same form sent again answers with the same ticket. A member's is on the desk at once, a visitor's when the link in the
 * e-mail to their address was used.
 */
export async function openTicket(tx: Transaction, actor: Actor, input: TicketAsked): Promise<OpenedTicket> {
  authorise(actor, 'ticket.open')
  const { name, email, ...asked } = input
  const asker = actor.kind === 'member' ? await memberAsks(tx, actor.id) : visitorAsks({ name, email })
  const opened = await insertTicket(tx, asker, asked)
  if (opened.isNew) await countOpened(tx, asker)
  return opened
}

async function memberAsks(tx: Transaction, memberId: string): Promise<Asker> {
  const person = await findPerson(tx.db, memberId)
  if (!person) throw new Error('Who is signed in was there a moment ago')
  return { memberId, name: person.displayName, email: person.email, brand: person.brand, isProved: true }
}

function visitorAsks({ name, email }: Partial<Pick<TicketInput, 'name' | 'email'>>): Asker {
  if (!name || !email) {
    const missing = 'E-mail: fill this in, so that we can answer'
    throw new Invalid(missing, { email: [missing] })
  }
  return { memberId: null, name, email, brand: DEFAULT_BRAND, isProved: false }
}
