import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { operator } from '#domain/actor.ts'
import { deposited, findBalance } from '#domain/ledger/index.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { applyPaymentEvent } from '#domain/payments/apply-event.ts'
import { eventOf, makePayment } from '#domain/payments/testing.ts'
import { listEvents } from '#domain/security/list-events.ts'
import { testDatabase, type TestDatabase } from '#platform/db/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { changeSettings } from './change-settings.ts'
import { newestChangeId, readSettings } from './queries.ts'

const changeTo = async (tx: Transaction, currency: string) =>
  changeSettings(tx, operator, {
    values: { currency },
    reason: 'For the test',
    basedOn: await newestChangeId(tx.db),
  })
const currencyOf = async ({ db }: TestDatabase) => (await readSettings(db, new Date())).currency

/** Does something and stays in its transaction until it is let go. */
async function holding(database: TestDatabase, run: (tx: Transaction) => Promise<unknown>) {
  const done = Promise.withResolvers<void>()
  const letGo = Promise.withResolvers<void>()
  const ended = database.transaction(async (tx) => {
    await run(tx)
    done.resolve()
    await letGo.promise
  })
  await Promise.race([done.promise, ended])
  return { letGo: () => (letGo.resolve(), ended) }
}

async function expectSomeoneWaits({ pool }: TestDatabase): Promise<void> {
  const waiting = `select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await pool.query(waiting)).rows[0].count).toBe(1)
}

test('until money has moved the currency can be chosen, and chosen again', async () => {
  const database = await testDatabase()
  await database.transaction((tx) => changeTo(tx, 'JPY'))
  await database.transaction((tx) => changeTo(tx, 'EUR'))
  expect(await currencyOf(database)).toBe('EUR')
})

test('with money in the book the currency is refused with why, and the database itself refuses it too', async () => {
  const database = await testDatabase()
  await database.transaction((tx) => giveMoney(tx, crypto.randomUUID(), 35_280))
  const refused = await database.transaction((tx) => changeTo(tx, 'JPY')).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Invalid)
  expect((refused as Invalid).fields).toEqual({
    currency: ['Currency: fixed since money first moved, because all of it is counted in USD'],
  })
  expect(await currencyOf(database)).toBe('USD')
  await expect(
    database.pool
      .query(`insert into setting_change (key, value, previous, changed_by, reason, announced_at, effective_at)
      values ('currency', '"JPY"', '"USD"', 'by hand', 'by hand', now(), now())`),
  ).rejects.toThrow('The currency is fixed by the first movement of money')
})

test('a change of the currency waits for the first money that is just moving, and is refused', async () => {
  const database = await testDatabase()
  const moving = await holding(database, (tx) => giveMoney(tx, crypto.randomUUID(), 500))
  const refused = database.transaction((tx) => changeTo(tx, 'JPY')).catch((error: unknown) => error)
  await expectSomeoneWaits(database)
  await moving.letGo()
  expect(await refused).toBeInstanceOf(Invalid)
  expect(await currencyOf(database)).toBe('USD')
})

test('money that was asked for in a currency which is just being changed is not credited in the new one', async () => {
  const database = await testDatabase()
  const payment = await database.transaction(async (tx) =>
    makePayment(tx, actorOf(await makeMember(tx)), 35_280),
  )
  const changing = await holding(database, (tx) => changeTo(tx, 'JPY'))
  const applied = database.transaction((tx) => applyPaymentEvent(tx, eventOf(payment, 'succeeded')))
  await expectSomeoneWaits(database)
  await changing.letGo()
  expect(await applied).toBe('mismatch')
  expect(await findBalance(database.db, deposited(payment.memberId))).toBe(0n)
  const { events } = await listEvents(database.db, { kind: 'payment.mismatch' })
  expect(events[0]?.details).toMatchObject({ asked: { currency: 'USD' }, book: { currency: 'JPY' } })
})
