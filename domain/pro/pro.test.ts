import { expect, test } from 'vitest'
import { findHasPro } from '#domain/accounts/index.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { clockActor, type MemberActor } from '#domain/actor.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { findOwnMoney } from '#domain/ledger/index.ts'
import { findingsOf, giveEarned, giveMoney, spendAll } from '#domain/ledger/testing.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import type { Announced } from '#platform/events/events.ts'
import { minor } from '#platform/money/money.ts'
import {
  beginPlan,
  beginTrial,
  cancelPro,
  changePlan,
  endProNow,
  findSubscription,
  grantProDays,
  listPeriods,
  payProNow,
  resumePro,
  settlePro,
} from './index.ts'
import { settleDueJob } from './jobs.ts'
import { usePayment } from './pay-for-pro.ts'
import { listDuePro } from './pro-queries.ts'

const settings = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings
const context = { settings }
const start = new Date('2030-11-11T10:00:00Z')
const clock = movableClock(start)
const announced: Announced[] = []
const database = await testDatabase({ clock, hear: (event) => announced.push(event) })
const { db, transaction } = database

const newMember = async (moneyMinor = 0): Promise<MemberActor> => {
  clock.set(start)
  return transaction(async (tx) => {
    const who = actorOf(await makeMember(tx))
    if (moneyMinor > 0) await giveMoney(tx, who.id, moneyMinor)
    return who
  })
}
const on = <Result>(days: number, work: (tx: Transaction) => Promise<Result>): Promise<Result> => {
  clock.set(addDays(start, days))
  return transaction(work)
}
const settle = (days: number, { id: memberId }: MemberActor, rules = settings) =>
  on(days, (tx) => settlePro(tx, clockActor, { memberId }, { settings: rules }))
const isPro = (who: MemberActor, days: number) => findHasPro(db, who.id, addDays(start, days))
const stateOf = async (who: MemberActor) => (await findSubscription(db, who.id))?.state
const moneyOf = async (who: MemberActor) => (await findOwnMoney(db, who.id)).available
const told = (who: MemberActor) =>
  announced.flatMap((event) =>
    event.kind === 'pro.happened' && event.memberId === who.id ? [`${event.what} ${event.sumMinor}`] : [],
  )
const whole = async () => expect(await findingsOf(database, ledgerChecks)).toEqual([])

test('a trial costs nothing, is reminded of with its sum, and is followed by the first payment', async () => {
  const who = await newMember(2_000)
  await on(0, (tx) => beginTrial(tx, who, { plan: 'monthly' }, context))
  expect(await moneyOf(who)).toBe(2_000n)
  await settle(3.9, who)
  await settle(4, who)
  await settle(4, who)
  // The reminder was a promise: a dearer rule that came after it does not hold yet.
  await settle(7, who, { ...settings, proMonthlyMinor: 9_900 })
  await settle(7, who)
  expect(told(who)).toEqual(['trial-begun 1200', 'renewal-coming 1200', 'charged 1200'])
  expect(await moneyOf(who)).toBe(800n)
  expect((await listPeriods(db, who.id)).map(({ kind, startsAt }) => [kind, startsAt])).toEqual([
    ['paid', addDays(start, 7)],
    ['trial', start],
  ])
  await whole()
})

test('a trial is had once a person', async () => {
  const who = await newMember(5_000)
  await on(0, (tx) => beginTrial(tx, who, { plan: 'monthly' }, context))
  await on(1, (tx) => cancelPro(tx, who))
  await settle(7, who)
  expect(await stateOf(who)).toBe('ended')
  const again = on(8, (tx) => beginTrial(tx, who, { plan: 'monthly' }, context))
  await expect(again).rejects.toThrow(Conflict)
  await on(8, (tx) => beginPlan(tx, who, { memberId: who.id, plan: 'monthly' }, context))
  expect(await stateOf(who)).toBe('active')
})

test('two presses at once begin one trial', async () => {
  const who = await newMember()
  const press = () => transaction((tx) => beginTrial(tx, who, { plan: 'yearly' }, context))
  const done = await Promise.allSettled([press(), press()])
  expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await listPeriods(db, who.id)).toHaveLength(1)
})

test('cancelled, it runs to the end of what is paid for, and nothing is taken', async () => {
  const who = await newMember(5_000)
  await on(0, (tx) => beginPlan(tx, who, { memberId: who.id, plan: 'monthly' }, context))
  await on(20, (tx) => cancelPro(tx, who))
  await settle(29.9, who)
  expect([await isPro(who, 29.9), await isPro(who, 30)]).toEqual([true, false])
  await settle(30, who)
  expect([await stateOf(who), await moneyOf(who)]).toEqual(['ended', 3_800n])
})

test('whoever thinks better of it goes on, and is charged on the same day as before', async () => {
  const who = await newMember(5_000)
  await on(0, (tx) => beginPlan(tx, who, { memberId: who.id, plan: 'monthly' }, context))
  await on(20, (tx) => cancelPro(tx, who))
  await on(25, (tx) => resumePro(tx, who, context))
  await settle(30, who)
  expect(await moneyOf(who)).toBe(2_600n)
})

test('short of money it holds through the days of grace, is tried each day, and then ends', async () => {
  const who = await newMember(1_200)
  await on(0, (tx) => beginPlan(tx, who, { memberId: who.id, plan: 'monthly' }, context))
  await settle(30, who)
  expect([await stateOf(who), await isPro(who, 32.9)]).toEqual(['past_due', true])
  await settle(31, who)
  await settle(32, who)
  await settle(33, who)
  expect([await stateOf(who), await isPro(who, 33)]).toEqual(['ended', false])
  expect(told(who)).toEqual(['charged 1200', 'money-short 1200', 'ended 0'])
})

test('money that comes in the days of grace pays for the month from its first day', async () => {
  const who = await newMember(1_200)
  await on(0, (tx) => beginPlan(tx, who, { memberId: who.id, plan: 'monthly' }, context))
  await settle(30, who)
  await expect(on(30.5, (tx) => payProNow(tx, who, context))).rejects.toThrow('not enough on your balance')
  await on(31, (tx) => giveEarned(tx, who.id, 1_500))
  await on(31.5, (tx) => payProNow(tx, who, context))
  const [paid] = await listPeriods(db, who.id)
  expect(paid?.startsAt).toEqual(addDays(start, 30))
  expect(await moneyOf(who)).toBe(300n)
  await expect(on(31.6, (tx) => payProNow(tx, who, context))).rejects.toThrow(Conflict)
})

test('nobody is charged after the marketplace was away for longer than the grace', async () => {
  const who = await newMember(9_000)
  await on(0, (tx) => beginPlan(tx, who, { memberId: who.id, plan: 'monthly' }, context))
  await settle(45, who)
  expect([await stateOf(who), await moneyOf(who)]).toEqual(['ended', 7_800n])
})

test('to the year at once with the unused days credited, back to the month when the year is over', async () => {
  const who = await newMember(20_000)
  const change = (days: number, plan: 'monthly' | 'yearly', shown?: number) =>
    on(days, (tx) =>
      changePlan(
        tx,
        who,
        { memberId: who.id, plan, shown: shown === undefined ? undefined : minor(shown) },
        context,
      ),
    )
  await on(0, (tx) => beginPlan(tx, who, { memberId: who.id, plan: 'monthly' }, context))
  await expect(change(15, 'yearly', 10_800)).rejects.toThrow('look at it again')
  await change(15, 'yearly', 10_200)
  expect(await moneyOf(who)).toBe(20_000n - 1_200n - 10_200n)
  await change(20, 'monthly')
  expect(await moneyOf(who)).toBe(20_000n - 1_200n - 10_200n)
  await settle(15 + 365, who)
  const [now] = await listPeriods(db, who.id)
  expect([now?.plan, await moneyOf(who)]).toEqual(['monthly', 7_400n])
  await whole()
})

test('within 14 days of the first payment unused days go back to where they came from', async () => {
  const who = await newMember(500)
  await transaction((tx) => giveEarned(tx, who.id, 1_000))
  await on(0, (tx) => beginPlan(tx, who, { memberId: who.id, plan: 'monthly' }, context))
  await on(10, (tx) => endProNow(tx, who))
  expect(await findOwnMoney(db, who.id)).toMatchObject({ deposited: 100n, earned: 1_000n })
  expect([await stateOf(who), await isPro(who, 10)]).toEqual(['ended', false])
  await whole()
  const later = await newMember(1_200)
  await on(0, (tx) => beginPlan(tx, later, { memberId: later.id, plan: 'monthly' }, context))
  await expect(on(14, (tx) => endProNow(tx, later))).rejects.toThrow(Conflict)
})

test('granted days put the next charge off, and end by themselves where there is no plan', async () => {
  const admin = await transaction(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))
  const grant = (days: number, who: MemberActor) =>
    on(days, (tx) => grantProDays(tx, admin, { memberId: who.id, days: 10, reason: 'An outage' }, context))
  const payer = await newMember(5_000)
  await on(0, (tx) => beginPlan(tx, payer, { memberId: payer.id, plan: 'monthly' }, context))
  await grant(5, payer)
  await settle(39, payer)
  expect(await moneyOf(payer)).toBe(3_800n)
  await settle(40, payer)
  expect(await moneyOf(payer)).toBe(2_600n)
  const other = await newMember(5_000)
  await grant(0, other)
  await settle(10, other)
  expect([await stateOf(other), await moneyOf(other), await isPro(other, 9)]).toEqual([
    'ended',
    5_000n,
    false,
  ])
  await expect(
    on(0, (tx) => grantProDays(tx, admin, { memberId: admin.id, days: 9, reason: 'Me' }, context)),
  ).rejects.toThrow('another administrator')
})

test('nobody who is banned or leaves is told of a charge that will not be; who comes back in time is', async () => {
  const who = await newMember(5_000)
  await on(0, (tx) => beginPlan(tx, who, { memberId: who.id, plan: 'monthly' }, context))
  await database.pool.query(`update member set state = 'deleting' where id = $1`, [who.id])
  await settle(28, who)
  expect(told(who)).toEqual(['charged 1200'])
  await database.pool.query(`update member set state = 'active' where id = $1`, [who.id])
  await settle(28, who)
  expect(told(who)).toEqual(['charged 1200', 'renewal-coming 1200'])
})

test('the days of grace that held when a period was paid are had, whatever the rules say by then', async () => {
  const who = await newMember(1_200)
  await on(0, (tx) => beginPlan(tx, who, { memberId: who.id, plan: 'monthly' }, context))
  await settle(31, who, { ...settings, proGraceDays: 0 })
  expect(await stateOf(who)).toBe('past_due')
  const said = announced.findLast((event) => event.kind === 'pro.happened' && event.what === 'money-short')
  expect(said).toMatchObject({ holdsUntil: addDays(start, 30 + settings.proGraceDays).toISOString() })
})

test('whoever is banned is not charged', async () => {
  const who = await newMember(5_000)
  await on(0, (tx) => beginTrial(tx, who, { plan: 'monthly' }, context))
  await database.pool.query(`update member set state = 'banned' where id = $1`, [who.id])
  await settle(7, who)
  expect([await stateOf(who), await moneyOf(who)]).toEqual(['ended', 5_000n])
})

test('whoever cancelled PRO, or had days of it as a gift, begins it again with a payment by card', async () => {
  const admin = await transaction(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))
  const cancelled = await newMember(1_200)
  await on(0, (tx) => beginPlan(tx, cancelled, { memberId: cancelled.id, plan: 'monthly' }, context))
  await on(20, (tx) => cancelPro(tx, cancelled))
  const given = await newMember()
  await on(0, (tx) => grantProDays(tx, admin, { memberId: given.id, days: 10, reason: 'A gift' }, context))
  for (const who of [cancelled, given]) {
    await settle(30, who)
    expect(await stateOf(who)).toBe('ended')
    await on(60, (tx) => giveMoney(tx, who.id, 1_200))
    await on(60, (tx) => usePayment(tx, clockActor, { memberId: who.id, plan: 'monthly' }, context))
    expect([await stateOf(who), await moneyOf(who), await isPro(who, 61)]).toEqual(['active', 0n, true])
    await whole()
  }
})

test('without any grace whoever is short of money is without PRO at the first try, others never', async () => {
  const rules = { ...settings, proGraceDays: 0 }
  const [rich, poor] = [await newMember(5_000), await newMember(1_200)]
  for (const who of [rich, poor])
    await on(0, (tx) => beginPlan(tx, who, { memberId: who.id, plan: 'monthly' }, { settings: rules }))
  await on(1, (tx) => spendAll(tx, poor.id))
  expect(await isPro(rich, 30.1)).toBe(true)
  for (const who of [rich, poor]) await settle(30.1, who, rules)
  expect([await stateOf(rich), await stateOf(poor)]).toEqual(['active', 'ended'])
})

test('a subscription that can’t be settled keeps no other from its renewal, and is told of at the end', async () => {
  const people = [await newMember(10_000), await newMember(10_000)]
  for (const who of people)
    await on(0, (tx) => beginPlan(tx, who, { memberId: who.id, plan: 'monthly' }, context))
  clock.set(addDays(start, 31))
  const due = await listDuePro(db, clock.now())
  let tries = 0
  const failing = (step: never) =>
    due[tries++] === people[0]!.id ? Promise.reject(new Error('The ledger is shut')) : transaction(step)
  const services = { db, clock, transaction: failing, settings: { current: () => settings } }
  await expect(settleDueJob.run(services as never, {})).rejects.toThrow('Some subscriptions')
  const periods = () => Promise.all(people.map(async ({ id }) => (await listPeriods(db, id)).length))
  expect(await periods()).toEqual([1, 2])
  await settleDueJob.run({ ...services, transaction } as never, {})
  expect(await periods()).toEqual([2, 2])
})
