import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { turnWords } from '#app/shared/support/standing-words.ts'
import { countOwnTickets, listOwnTickets, type TicketFilter, ticketFilters } from '#domain/support/index.ts'
import { may } from '#domain/support/permissions.ts'
import { NotFound } from '#platform/errors/errors.ts'

const filterAsked = z
  .enum(Object.keys(ticketFilters) as [TicketFilter, ...TicketFilter[]])
  .optional()
  .catch(undefined)
const AFTER = /^(\d{1,15})-(\d{1,15})$/

function afterAsked(asked: string | null): { lastAt: Date; number: number } | undefined {
  const [, at, number] = AFTER.exec(asked ?? '') ?? []
  const lastAt = new Date(Number(at))
  return at && number && !Number.isNaN(lastAt.getTime()) ? { lastAt, number: Number(number) } : undefined
}

/** The member's own tickets, one page of them, with whose turn it is. */
export async function loadTicketList(edge: MemberEdge) {
  const { db, actor, viewer, clock, url } = edge
  if (!may(actor, 'ticket.list-own')) throw new NotFound('There is no page at this address')
  const filter = filterAsked.parse(url.searchParams.get('show') ?? undefined)
  const { rows, hasMore } = await listOwnTickets(db, actor, {
    filter,
    after: afterAsked(url.searchParams.get('after')),
  })
  const last = rows.at(-1)
  const reader = { now: clock.now(), timeZone: viewer.timeZone }
  return {
    filter: filter ?? null,
    counts: await countOwnTickets(db, actor),
    rows: rows.map((row) => ({
      number: row.number,
      subject: row.subject,
      state: row.state,
      isUnread: row.isUnread,
      turn: turnWords(row, reader),
    })),
    isFirst: !url.searchParams.has('after'),
    more: hasMore && last ? `${last.lastAt.getTime()}-${last.number}` : null,
  }
}

export type TicketListData = Awaited<ReturnType<typeof loadTicketList>>
