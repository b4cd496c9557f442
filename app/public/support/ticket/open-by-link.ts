import type { Edge } from '#app/edge.ts'
import { type Door, findOwnTicket, type OwnTicket, ticketNumber } from '#domain/support/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { readTicketKey } from './ticket-key.ts'

export type OpenedByLink = { door: Door; ticket: OwnTicket | undefined }

export function numberAsked({ params }: Pick<Edge, 'params'>): number {
  const number = ticketNumber.safeParse(params['number']).data
  if (number === undefined) throw new NotFound('There is no page at this address')
  return number
}

/** The ticket that this browser has the link of; nothing where it has none, or the link opens nothing any more. */
export async function openByLink(edge: Edge): Promise<OpenedByLink> {
  const number = numberAsked(edge)
  const key = readTicketKey(edge.request.headers.get('Cookie'), number)
  const door = { number, key }
  try {
    return { door, ticket: await findOwnTicket(edge.db, edge.actor, door) }
  } catch (error) {
    if (error instanceof NotFound) return { door, ticket: undefined }
    throw error
  }
}
