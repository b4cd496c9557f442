import { and, asc, count, isNotNull, sql } from 'drizzle-orm'
import type { Actor, MemberActor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { ticket } from '../../schema.server.ts'
import { COUNT_MOST, deskViews, type DeskView } from '../desk-rules.ts'
import { authorise } from '../permissions.ts'
import { whichTickets } from './which-tickets.ts'

/** How many each view has, up to a hundred: more is said as '99+'. */
export async function countViews(
  db: Db,
  actor: MemberActor,
  now: Date,
): Promise<Readonly<Record<DeskView, number>>> {
  authorise(actor, 'ticket.see-desk')
  const counted = await Promise.all(
    deskViews.map(async (view) => [view, await countUpTo(db, view, actor.id, now)] as const),
  )
  return Object.fromEntries(counted) as Record<DeskView, number>
}

async function countUpTo(db: Db, view: DeskView, viewerId: string, now: Date): Promise<number> {
  const first = db
    .select({ number: ticket.number })
    .from(ticket)
    .where(whichTickets({ view, viewerId, now }))
    .limit(COUNT_MOST)
    .as('first')
  const [counted] = await db.select({ all: count() }).from(first)
  return counted?.all ?? 0
}

/** What waits for an answer, for the navigation and the dashboard: how much, up to a hundred, and since when the oldest does. */
export async function countTicketQueue(
  db: Db,
  actor: Actor,
  now: Date,
): Promise<{ waiting: number; late: number; oldestAt: Date | null }> {
  authorise(actor, 'ticket.see-desk')
  const [waiting, late, oldest] = await Promise.all([
    countUpTo(db, 'waiting', '', now),
    countUpTo(db, 'late', '', now),
    db
      .select({ at: ticket.openedAt })
      .from(ticket)
      .where(and(sql`${ticket.state} in ('open','waiting')`, isNotNull(ticket.answerDueAt)))
      .orderBy(asc(ticket.answerDueAt), asc(ticket.number))
      .limit(1),
  ])
  return { waiting, late, oldestAt: oldest[0]?.at ?? null }
}
