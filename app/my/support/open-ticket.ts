import type { MemberEdge } from '#app/edge.ts'
import { findOwnTicket, ticketNumber } from '#domain/support/index.ts'
import { NotFound } from '#platform/errors/errors.ts'

/** The member's own ticket of this address; for anyone else, and for who looks as them, it is not there. */
export async function openOwnTicket({ db, actor, params }: MemberEdge) {
  const number = ticketNumber.safeParse(params['number']).data
  if (number === undefined) throw new NotFound('There is no page at this address')
  return findOwnTicket(db, actor, { number })
}
