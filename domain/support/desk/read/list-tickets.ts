import { and, asc, eq, getTableColumns, ne, sql, type SQL } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { ticket } from '../../schema.server.ts'
import { isByClock, TICKETS_A_PAGE, type DeskView } from '../desk-rules.ts'
import { authorise } from '../permissions.ts'
import { isSaid, numberIn, standsOnDesk, whichTickets } from './which-tickets.ts'

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
/** Of words that very many tickets have only the newest are looked through: then there may be more. */
export type DeskPage = { rows: ListedTicket[]; next: DeskCursor | undefined; isCut: boolean }

type Asked = {
  view: DeskView
  words: string
  now: Date
  after?: DeskCursor | undefined
  most?: number
  /** However long it takes: for a file, of which nothing may be missing. */
  isWhole?: boolean
}

/** A view of the queue, or what words are found in it: by the clock of what waits, else the newest first. */
export async function listTickets(db: Db, actor: MemberActor, asked: Asked): Promise<DeskPage> {
  authorise(actor, 'ticket.see-desk')
  const { view, now, after, most = TICKETS_A_PAGE } = asked
  const words = asked.words.trim() || undefined
  const number = words === undefined ? undefined : numberIn(words)
  const named =
    number === undefined || after
      ? []
      : await readRows(db, and(eq(ticket.number, number), standsOnDesk), [asc(ticket.number)], 1)
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
  const { rows: found, isCut } =
    words === undefined || asked.isWhole
      ? {
          rows: await readRows(
            db,
            and(which, words === undefined ? undefined : isSaid(ticket.words, words)),
            order,
            most + 1,
          ),
          isCut: false,
        }
      : await findSaid(db, { which, order, words, most: most + 1 })
  const rows = found.slice(0, most)
  const last = found.length > most ? rows.at(-1) : undefined
  const at = isClock ? last?.answerDueAt : last?.lastAt
  return {
    // It stands first, and not once more where its words are found on a later page.
    rows: [...named, ...rows.filter((one) => one.number !== number)],
    next: last && at ? { at, number: last.number } : undefined,
    isCut,
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

type Sought = { which: SQL | undefined; order: SQL[]; words: string; most: number }

/** So far along the order of a view words are looked for one ticket after another: first, and where too many have them. */
const NEAR = 500
const FAR = 5_000
/** So many of those that have them are read to be put into order. */
const SAID_MOST = 2_000

/**
 * Common words are found along the order of the view, rare ones by their index: each way is slow where the other is quick, and how often a
 * beginning of a word occurs is nothing that the database can know before. Those in between would be read for long either way: they are found
 * among the newest, and whoever asks is told.
 */
async function findSaid(db: Db, sought: Sought): Promise<{ rows: ListedTicket[]; isCut: boolean }> {
  const { which, order, words, most } = sought
  const near = await findAlong(db, sought, NEAR)
  if (near.length === most || !(await hasMoreThan(db, { which, order }, NEAR)))
    return { rows: near, isCut: false }
  const said = db.$with('ticket').as(
    db
      .select(withoutWords)
      .from(ticket)
      .where(isSaid(ticket.words, words))
      .limit(SAID_MOST + 1),
  )
  // By the name of the table, so that a view asks the few that were found as it would ask all.
  const found = await db
    .with(said)
    .select({ ...row, isWhole: sql<boolean>`(select count(*) <= ${SAID_MOST} from ${said})` })
    .from(ticket)
    .where(which)
    .orderBy(...order)
    .limit(most)
  const isWhole =
    found[0]?.isWhole ??
    !(await hasMoreThan(db, { which: isSaid(ticket.words, words), order: [] }, SAID_MOST))
  if (isWhole) return { rows: found.map(({ isWhole: _isWhole, ...one }) => one), isCut: false }
  const far = await findAlong(db, sought, FAR)
  return { rows: far, isCut: far.length < most }
}

const { words: _words, ...withoutWords } = getTableColumns(ticket)

/** Those that have the words among the first so many of a view. */
async function findAlong(
  db: Db,
  { which, order, words, most }: Sought,
  many: number,
): Promise<ListedTicket[]> {
  const first = db
    .select({ number: ticket.number, isFound: isSaid(ticket.words, words).as('is_found') })
    .from(ticket)
    .where(which)
    .orderBy(...order)
    .limit(many)
    .as('first')
  const found = await db
    .select({ number: first.number })
    .from(first)
    .where(sql`${first.isFound}`)
    .limit(most)
  if (found.length === 0) return []
  const numbers = sql`${sql.param(found.map(({ number }) => number))}::bigint[]`
  return readRows(db, and(which, sql`${ticket.number} = any(${numbers})`), order, most)
}

/** Asked in the order of the view, of which the first were just read: out of it the table would be read from somewhere cold. */
async function hasMoreThan(
  db: Db,
  { which, order }: Pick<Sought, 'which' | 'order'>,
  many: number,
): Promise<boolean> {
  const some = db
    .select({ number: ticket.number })
    .from(ticket)
    .where(which)
    .orderBy(...order)
    .limit(many + 1)
    .as('some')
  return (await db.$count(some)) > many
}

/** More than this is not counted to the last: the trail says that it was so much at least. */
const COUNTED_MOST = 20_000

/** How many such a file has, before the first of them is read. */
export async function countTicketsForFile(
  db: Db,
  actor: MemberActor,
  { view, words: typed, now }: Pick<Asked, 'view' | 'words' | 'now'>,
): Promise<{ count: number; isMore: boolean }> {
  authorise(actor, 'ticket.see-desk')
  const words = typed.trim()
  const number = numberIn(words)
  const others = db
    .select({ number: ticket.number })
    .from(ticket)
    .where(
      and(
        whichTickets({ view, viewerId: actor.id, now }),
        words === '' ? undefined : isSaid(ticket.words, words),
        number === undefined ? undefined : ne(ticket.number, number),
      ),
    )
    .limit(COUNTED_MOST + 1)
    .as('others')
  const [found, named] = await Promise.all([
    db.$count(others),
    number === undefined ? 0 : db.$count(ticket, and(eq(ticket.number, number), standsOnDesk)),
  ])
  return { count: Math.min(found, COUNTED_MOST) + named, isMore: found > COUNTED_MOST }
}

const ROWS_AT_ONCE = 500

/** All of a view, a portion after another, for a file. */
export async function* listTicketsForFile(
  db: Db,
  actor: MemberActor,
  asked: Omit<Asked, 'after' | 'most' | 'isWhole'>,
): AsyncGenerator<ListedTicket, void> {
  authorise(actor, 'ticket.see-desk')
  let after: DeskCursor | undefined
  do {
    const page: DeskPage = await listTickets(db, actor, {
      ...asked,
      after,
      most: ROWS_AT_ONCE,
      isWhole: true,
    })
    yield* page.rows
    after = page.next
  } while (after)
}
