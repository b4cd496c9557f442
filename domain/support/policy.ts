import type { Actor } from '#domain/actor.ts'

/** Everyone may ask for help, a banned member included: it is how they are heard. */
export function mayOpenTicket(actor: Actor): boolean {
  return actor.kind === 'visitor' || actor.kind === 'member'
}
