import { and, asc, count, desc, eq, inArray, isNull, min, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { findNamedMember } from '#domain/accounts/index.ts'
import type { Actor } from '#domain/actor.ts'
import { FOUND_MOST, readSought, type Sought } from '#domain/sought-rules.ts'
import { anyOf } from '#platform/db/any-of.ts'
import { authorise } from './permissions.ts'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { Currency } from '#platform/money/currency.ts'
import type { Figure } from '#platform/telemetry/figure.ts'
import type { PayoutFilters, PayoutShow, PayoutSort } from './payout-filters.ts'
import type { PayoutRow } from './schema.server.ts'
import type { BatchState } from './batch-rules.ts'
import { payout, payoutBatch, payoutBatchLine } from './schema.server.ts'
import { openStates } from './states.ts'

export const PAYOUTS_A_PAGE = 30
const MOST_IN_FILE = 20_000
/** Counted no further: nobody pages through more by hand. */
const MOST_COUNTED = 10_000

/** A payout as lists and files have it: what is sealed stays sealed. */
export type ListedPayout = Omit<PayoutRow, 'sealed' | 'methodId'> & {
  /** The batch that it is in and has not left. */
  batchNumber: number | null
  batchState: BatchState | null
}

export const listedColumns = {
  id: payout.id,
  number: payout.number,
  memberId: payout.memberId,
  amount: payout.amount,
  currency: payout.currency,
  state: payout.state,
  methodKind: payout.methodKind,
  methodLabel: payout.methodLabel,
  askedAt: payout.askedAt,
  decideBy: payout.decideBy,
  decidedAt: payout.decidedAt,
  decidedBy: payout.decidedBy,
  sentAt: payout.sentAt,
  endedAt: payout.endedAt,
  reason: payout.reason,
}

const shows: Record<PayoutShow, SQL | undefined> = {
  requested: eq(payout.state, 'requested'),
  approved: eq(payout.state, 'approved'),
  sent: eq(payout.state, 'sent'),
  open: inArray(payout.state, [...openStates]),
  ended: notInArray(payout.state, [...openStates]),
  all: undefined,
}

const orders: Record<PayoutSort, SQL[]> = {
  asked: [asc(payout.askedAt), asc(payout.number)],
  '-asked': [newestFirst(payout.askedAt), desc(payout.number)],
  amount: [asc(payout.amount), asc(payout.number)],
  '-amount': [desc(payout.amount), asc(payout.number)],
}

/** Of all there ever was, the oldest first is the index over all read backwards; sorted otherwise all of it would be read. */
const oldestOfAll = [sql`${payout.askedAt} asc nulls first`, asc(payout.number)]

const orderOf = ({ show, words, sort }: PayoutFilters): SQL[] =>
  sort === 'asked' && !words && (show === 'all' || show === 'ended') ? oldestOfAll : orders[sort]

/** The currency is the one in which a sum is typed. */
type Asked = { filters: PayoutFilters; currency: Currency }
type PayoutPage = { rows: ListedPayout[]; found: number; isOver: boolean; page: number; pages: number }

export async function listPayouts(db: Db, actor: Actor, asked: Asked): Promise<PayoutPage> {
  authorise(actor, 'payouts.read')
  const { filters } = asked
  const which = await condition(db, actor, asked)
  const some = db
    .select({ id: payout.id })
    .from(payout)
    .where(which)
    .limit(MOST_COUNTED + 1)
    .as('some')
  const counted = await db.$count(some)
  const found = Math.min(counted, MOST_COUNTED)
  const pages = Math.max(1, Math.ceil(found / PAYOUTS_A_PAGE))
  const page = Math.min(filters.page, pages)
  const rows = await ordered(db, which, orderOf(filters))
    .limit(PAYOUTS_A_PAGE)
    .offset((page - 1) * PAYOUTS_A_PAGE)
  return { rows, found, isOver: counted > MOST_COUNTED, page, pages }
}

/** All that fit, in the order shown, for the file. */
export async function listPayoutsForFile(db: Db, actor: Actor, asked: Asked): Promise<ListedPayout[]> {
  authorise(actor, 'payouts.read')
  return ordered(db, await condition(db, actor, asked), orderOf(asked.filters)).limit(MOST_IN_FILE)
}

export async function findPayouts(db: Db, actor: Actor, ids: readonly string[]): Promise<ListedPayout[]> {
  authorise(actor, 'payouts.read')
  if (ids.length === 0) return []
  return ordered(db, inArray(payout.id, [...ids]), orders.asked)
}

export async function findPayout(db: Db, actor: Actor, payoutId: string): Promise<ListedPayout> {
  const [found] = await findPayouts(db, actor, [payoutId])
  if (!found) throw new NotFound('There is no such payout')
  return found
}

/** How many wait for a decision, and since when. */
export async function countPayoutQueue(
  db: Db,
  actor: Actor,
): Promise<{ waiting: number; oldestAt: Date | null }> {
  authorise(actor, 'payouts.read')
  const waiting = await db.$count(payout, shows.requested)
  const [oldest] = await db
    .select({ at: min(payout.askedAt) })
    .from(payout)
    .where(shows.requested)
  return { waiting, oldestAt: oldest?.at ?? null }
}

function ordered(db: Db, which: SQL | undefined, order: SQL[]) {
  return db
    .select({ ...listedColumns, batchNumber: payoutBatch.number, batchState: payoutBatch.state })
    .from(payout)
    .leftJoin(payoutBatchLine, and(eq(payoutBatchLine.payoutId, payout.id), isNull(payoutBatchLine.leftAt)))
    .leftJoin(payoutBatch, eq(payoutBatch.id, payoutBatchLine.batchId))
    .where(which)
    .orderBy(...order)
    .$dynamic()
}

/** What was typed is read as at the desk: a payout by number or id, all of a sum, or all of a member by id, username or e-mail address. */
async function condition(
  db: Db,
  actor: Actor,
  { filters: { show, words }, currency }: Asked,
): Promise<SQL | undefined> {
  if (!words) return shows[show]
  const { words: named, kind, id, number, amount } = readSought(words, currency)
  const memberId = await findNamedMember(db, actor, id ?? named)
  const known = or(
    id ? eq(payout.id, id) : undefined,
    memberId ? eq(payout.memberId, memberId) : undefined,
    isNumber(number) ? eq(payout.number, number) : undefined,
    amount ? eq(payout.amount, amount) : undefined,
  )
  return and(shows[show], known && (kind ?? 'payout') === 'payout' ? known : inArray(payout.id, []))
}

/** What operators see of payouts from outside. */
export const payoutFigures: readonly Figure[] = [
  {
    name: 'payouts',
    help: 'Payouts by state',
    label: 'state',
    everySeconds: 300,
    read: (db) => db.select({ of: payout.state, value: count() }).from(payout).groupBy(payout.state),
  },
]

export type FoundPayout = Omit<ListedPayout, 'batchNumber' | 'batchState'>

/** Payouts by number or id, by whose they are, or by the sum. */
export async function findSoughtPayouts(db: Db, actor: Actor, sought: Sought): Promise<FoundPayout[]> {
  authorise(actor, 'payouts.read')
  const ways = waysTo(sought)
  if (ways.length === 0) return []
  return db
    .select(listedColumns)
    .from(payout)
    .where(inArray(payout.id, anyOf(ways)))
    .orderBy(newestFirst(payout.askedAt))
    .limit(FOUND_MOST)
}

/** What the column of numbers can hold. */
const NUMBER_MOST = 2_147_483_647
const isNumber = (number: number | undefined): number is number =>
  number !== undefined && number <= NUMBER_MOST

function waysTo({ id, number, amount, memberId }: Sought): SQL[] {
  const newest = sql`order by asked_at desc nulls last limit ${FOUND_MOST}`
  return [
    ...(id ? [sql`select id from payout where id = ${id}`] : []),
    ...(isNumber(number) ? [sql`select id from payout where number = ${number}`] : []),
    ...(memberId ? [sql`select id from payout where member_id = ${memberId} ${newest}`] : []),
    ...(amount ? [sql`select id from payout where amount = ${amount} ${newest}`] : []),
  ]
}
