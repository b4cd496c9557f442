import { and, asc, count, eq, gt, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { authorise } from '../permissions.ts'
import { ticket } from '../schema.server.ts'
import type { TicketState } from '../ticket-rules.ts'

export const TICKETS_A_PAGE = 20

/** What is going on, and what is over. */
export const ticketFilters = { going: ['open', 'answered', 'waiting'], over: ['resolved', 'closed'] } as const
export type TicketFilter = keyof typeof ticketFilters

const row = {
  number: ticket.number,
  subject: ticket.subject,
  state: ticket.state,
  isUnread: ticket.isUnread,
  lastAt: ticket.lastAt,
  answerDueAt: ticket.answerDueAt,
  answeredAt: ticket.answeredAt,
  resolvedAt: ticket.resolvedAt,
  closedAt: ticket.closedAt,
}
export type OwnListedTicket = Pick<typeof ticket.$inferSelect, keyof typeof row>

type Asked = {
  filter?: TicketFilter | undefined
  /** The last of the page before. */
  after?: { lastAt: Date; number: number } | undefined
}

const isIn = (filter: TicketFilter | undefined) =>
  filter ? inArray(ticket.state, [...ticketFilters[filter]] as TicketState[]) : undefined

/** A member's own tickets, those where something happened last first. */
export async function listOwnTickets(
  db: Db,
  actor: MemberActor,
  { filter, after }: Asked,
): Promise<{ rows: OwnListedTicket[]; hasMore: boolean }> {
  authorise(actor, 'ticket.list-own')
  const rows = await db
    .select(row)
    .from(ticket)
    .where(
      and(
        eq(ticket.memberId, actor.id),
        isIn(filter),
        after
          ? or(
              lt(ticket.lastAt, after.lastAt),
              and(eq(ticket.lastAt, after.lastAt), gt(ticket.number, after.number)),
            )
          : undefined,
      ),
    )
    .orderBy(newestFirst(ticket.lastAt), asc(ticket.number))
    .limit(TICKETS_A_PAGE + 1)
  return { rows: rows.slice(0, TICKETS_A_PAGE), hasMore: rows.length > TICKETS_A_PAGE }
}

/** How many are going on and how many are over. */
export async function countOwnTickets(db: Db, actor: MemberActor): Promise<Record<TicketFilter, number>> {
  authorise(actor, 'ticket.list-own')
  const [counted] = await db
    .select({
      going: sql<number>`count(*) filter (where ${isIn('going')})::int`,
      over: sql<number>`count(*) filter (where ${isIn('over')})::int`,
    })
    .from(ticket)
    .where(eq(ticket.memberId, actor.id))
  return { going: counted?.going ?? 0, over: counted?.over ?? 0 }
}

/** In how many something was answered that the member has not read. */
export async function countUnreadTickets(db: Db | DrizzleTransaction, memberId: string): Promise<number> {
  const [counted] = await db
    .select({ unread: count() })
    .from(ticket)
    .where(and(eq(ticket.memberId, memberId), eq(ticket.isUnread, true)))
  return counted?.unread ?? 0
}

const ANSWERED_SHOWN = 3

/** Those that wait for the member: answered, and not read or not settled. */
export async function listAnswered(
  db: Db,
  memberId: string,
): Promise<Pick<OwnListedTicket, 'number' | 'subject'>[]> {
  return db
    .select({ number: ticket.number, subject: ticket.subject })
    .from(ticket)
    .where(and(eq(ticket.memberId, memberId), eq(ticket.isUnread, true), isNotNull(ticket.answeredAt)))
    .orderBy(newestFirst(ticket.lastAt))
    .limit(ANSWERED_SHOWN)
}
