import type { Actor } from '#domain/actor.ts'
import { may } from '#domain/permissions.ts'

/** Everyone may ask for help, a banned member included: it is how they are heard. */
export function mayOpenTicket(actor: Actor): boolean {
  return may(actor, 'ticket.open')
}
