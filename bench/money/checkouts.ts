import { randomUUID } from 'node:crypto'
import { jobs } from '#domain/areas.ts'
import { placeOrder } from '#domain/orders/index.ts'
import { reactWith } from '#domain/react.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { type RunInTransaction, transactions } from '#platform/db/transaction.ts'
import { type JobQueue, openJobQueue } from '#platform/jobs/queue.ts'
import { type Buyer, fillCarts } from '../../tests/server/full-carts.ts'
import type { Sent } from '../../tests/server/frontend-messages.ts'
import { openQueryWire } from '../../tests/server/query-wire.ts'
import { median } from '../statistics.ts'
import { leaveBare, type Names, type Recorded, replayCheckout } from './replay-checkout.ts'

const AT_ONCE = 16
const CARTS_EACH = 12
const ROUNDS = 7
const settings = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings
const context = { settings, provider: undefined }
const desk = () => ({ settings, siteOrigin: 'https://hall.test', secret: ['x'.repeat(32)] as const })

export type Checkouts = {
  statements: number
  bareStatements: number
  bareASecond: number
  oursASecond: number
  ratio: number
}

/**
 * Sixteen at once pay for what is in their carts from their balances, each in the product's own transaction with all that
 * follows from it, against the least statements that write the same, sent bare by the driver, in turns.
 */
export async function measureCheckouts(databaseUrl: string): Promise<Checkouts> {
  const queue = await openJobQueue(databaseUrl, jobs, { supervise: false, onFailure: () => {} })
  const database = openDatabase(databaseUrl, { poolSize: AT_ONCE, name: 'bench ours' })
  const bare = openDatabase(databaseUrl, { poolSize: AT_ONCE, name: 'bench bare' })
  const transaction = transactions(database, systemClock, reactWith(queue, desk))
  try {
    const buyers = await makeBuyers(database, transaction)
    await database.pool.query('create table bench_cart as table cart_line')
    const { sent, ...recorded } = await record(databaseUrl, queue, buyers)
    const ours = () => payAll(database, buyers, (buyer) => payOurs(transaction, buyer))
    const theirs = () =>
      payAll(database, buyers, ({ actor }) => replayCheckout(bare.pool, recorded, actor.id))
    await ours()
    await theirs()
    const rates: { ours: number; bare: number }[] = []
    for (let round = 0; round < ROUNDS; round++) rates.push({ ours: await ours(), bare: await theirs() })
    return {
      statements: sent.length,
      bareStatements: recorded.statements.length,
      bareASecond: median(rates.map((one) => one.bare)),
      oursASecond: median(rates.map((one) => one.ours)),
      ratio: median(rates.map((one) => one.ours / one.bare)),
    }
  } finally {
    await queue.stop()
    await database.close()
    await bare.close()
  }
}

async function payOurs(transaction: RunInTransaction, { actor, form }: Buyer): Promise<void> {
  await transaction((tx) => placeOrder(tx, actor, { ...form, key: randomUUID() }, context))
}

/** Each of those who pay at once has carts of their own. */
async function makeBuyers({ db }: Database, transaction: RunInTransaction): Promise<Buyer[][]> {
  const buyers: Buyer[][] = []
  for (let place = 0; place < AT_ONCE; place++) buyers.push(await fillCarts(db, transaction, CARTS_EACH))
  return buyers
}

/** The carts as they were, then all of them paid; how many a second. */
async function payAll(
  { pool }: Database,
  buyers: readonly (readonly Buyer[])[],
  pay: (buyer: Buyer) => Promise<void>,
): Promise<number> {
  await pool.query('insert into cart_line table bench_cart on conflict do nothing')
  const began = performance.now()
  await Promise.all(
    buyers.map(async (own) => {
      for (const buyer of own) await pay(buyer)
    }),
  )
  const paid = buyers.reduce((sum, own) => sum + own.length, 0)
  return (paid * 1_000) / (performance.now() - began)
}

/** What one checkout sends, taken from the wire, and the names in it. */
async function record(
  databaseUrl: string,
  queue: JobQueue,
  buyers: Buyer[][],
): Promise<Recorded & { sent: Sent[] }> {
  const [buyer] = buyers.flat()
  if (!buyer) throw new Error('There is nobody to buy')
  const wire = await openQueryWire(databaseUrl)
  const database = openDatabase(wire.url, { poolSize: 1, name: 'bench wire' })
  const { actor, form } = buyer
  try {
    await database.pool.query('select 1')
    wire.take()
    const { id: orderId } = await transactions(
      database,
      systemClock,
      reactWith(queue, desk),
    )((tx) => placeOrder(tx, actor, form, context))
    const sent = wire.take()
    const { rows } = await database.pool.query<Omit<Names, 'buyerId' | 'formKey' | 'orderId'>>(NAMES, [
      orderId,
      actor.id,
    ])
    const [made] = rows
    if (!made) throw new Error('The checkout left nothing behind')
    return {
      sent,
      statements: leaveBare(sent, orderId),
      names: { ...made, buyerId: actor.id, formKey: form.key, orderId },
    }
  } finally {
    await database.close()
    await wire.close()
  }
}

const NAMES = `
  select deal.id as "dealId", milestone.id as "milestoneId", paid.id::text as "depositedId", own.id::text as "availableId", held.id::text as "escrowId",
    transfer.id::text as "transferId"
  from deal
  join milestone on milestone.deal_id = deal.id
  join ledger_account paid on paid.kind = 'deposited' and paid.owner = $2
  join ledger_account own on own.kind = 'available' and own.owner = $2
  join ledger_account held on held.kind = 'escrow' and held.owner = milestone.id::text
  join ledger_transfer transfer on transfer.key = 'fund:' || milestone.id
  where deal.order_id = $1`
