import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { ticket } from '../../schema.server.ts'
import { TICKETS_A_PAGE, type DeskView } from '../desk-rules.ts'
import { authorise } from '../permissions.ts'
import { isByClock, isSaid, numberIn, whichTickets } from './which-tickets.ts'

const row = {
  number: ticket.number,
  kind: ticket.kind,
  subject: ticket.subject,
  name: ticket.name,
  email: ticket.email,
  memberId: ticket.memberId,
  state: ticket.state,
  priority: ticket.priority,
  assigneeId: ticket.assigneeId,
  linkedKind: ticket.linkedKind,
  linkedId: ticket.linkedId,
  mergedInto: ticket.mergedInto,
  openedAt: ticket.openedAt,
  lastAt: ticket.lastAt,
  answerDueAt: ticket.answerDueAt,
  answeredAt: ticket.answeredAt,
  answeredInMinutes: ticket.answeredInMinutes,
  resolvedAt: ticket.resolvedAt,
  rating: ticket.rating,
}

export type ListedTicket = Awaited<ReturnType<typeof readRows>>[number]

/** Behind which ticket a page begins. */
export type DeskCursor = { at: Date; number: number }
export type DeskPage = { rows: ListedTicket[]; next: DeskCursor | undefined }

type Asked = { view: DeskView; words: string; now: Date; after?: DeskCursor | undefined; most?: number }

/** A view of the queue, or what words are found in it: by the clock of what waits, else the newest first. */
export async function listTickets(db: Db, actor: MemberActor, asked: Asked): Promise<DeskPage> {
  authorise(actor, 'ticket.see-desk')
  const { view, now, after, most = TICKETS_A_PAGE } = asked
  const words = asked.words.trim() || undefined
  const number = words === undefined || after ? undefined : numberIn(words)
  const named =
    number === undefined ? [] : await readRows(db, eq(ticket.number, number), [asc(ticket.number)], 1)
  const isClock = isByClock(view)
  const orderAt = isClock ? ticket.answerDueAt : ticket.lastAt
  const order = isClock
    ? [asc(orderAt), asc(ticket.number)]
    : [newestFirst(orderAt), newestFirst(ticket.number)]
  const behind =
    after &&
    (isClock
      ? sql`(${orderAt}, ${ticket.number}) > (${after.at.toISOString()}::timestamptz, ${after.number}::bigint)`
      : sql`(${orderAt}, ${ticket.number}) < (${after.at.toISOString()}::timestamptz, ${after.number}::bigint)`)
  const which = and(whichTickets({ view, viewerId: actor.id, now }), behind)
  const found =
    words === undefined
      ? await readRows(db, which, order, most + 1)
      : await findSaid(db, { which, order, words, most: most + 1 })
  const rows = found.slice(0, most)
  const last = found.length > most ? rows.at(-1) : undefined
  const at = isClock ? last?.answerDueAt : last?.lastAt
  return {
    rows: [...named, ...rows.filter((one) => one.number !== named[0]?.number)],
    next: last && at ? { at, number: last.number } : undefined,
  }
}

function readRows(db: Db, which: SQL | undefined, order: SQL[], most: number) {
  return db
    .select(row)
    .from(ticket)
    .where(which)
    .orderBy(...order)
    .limit(most)
}

/** So far along the order of a view words are looked for one ticket after another. */
const LOOKED_THROUGH = 1_000

type Sought = { which: SQL | undefined; order: SQL[]; words: string; most: number }

/**
 * Common words are found along the order of the view, rare ones by their index: each way is slow where the other is quick, and how often a
 * beginning of a word occurs is nothing that the database can know before.
 */
async function findSaid(db: Db, { which, order, words, most }: Sought): Promise<ListedTicket[]> {
  const first = db
    .select({ number: ticket.number, isFound: isSaid(ticket.words, words).as('is_found') })
    .from(ticket)
    .where(which)
    .orderBy(...order)
    .limit(LOOKED_THROUGH)
    .as('first')
  const near = await db
    .select({ number: first.number })
    .from(first)
    .where(sql`${first.isFound}`)
    .limit(most)
  const byNumbers = (numbers: SQL) =>
    readRows(db, and(which, sql`${ticket.number} = any(${numbers})`), order, most)
  if (near.length === most || !(await hasMoreThan(db, which, LOOKED_THROUGH)))
    return near.length === 0 ? [] : byNumbers(sql`${sql.param(near.map(({ number }) => number))}::bigint[]`)
  return byNumbers(sql`array(select number from ticket where ${isSaid(sql`words`, words)})`)
}

async function hasMoreThan(db: Db, which: SQL | undefined, many: number): Promise<boolean> {
  const some = db
    .select({ number: ticket.number })
    .from(ticket)
    .where(which)
    .limit(many + 1)
    .as('some')
  return (await db.$count(some)) > many
}

const ROWS_AT_ONCE = 500

/** All of a view, a portion after another, for a file. */
export async function* listTicketsForFile(
  db: Db,
  actor: MemberActor,
  asked: Omit<Asked, 'after' | 'most'>,
): AsyncGenerator<ListedTicket, void> {
  authorise(actor, 'ticket.see-desk')
  let after: DeskCursor | undefined
  do {
    const page: DeskPage = await listTickets(db, actor, { ...asked, after, most: ROWS_AT_ONCE })
    yield* page.rows
    after = page.next
  } while (after)
}
