import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { clockActor, type MemberActor } from '#domain/actor.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { findOwnMoney } from '#domain/ledger/index.ts'
import { findingsOf, giveMoney } from '#domain/ledger/testing.ts'
import { initialSettings } from '#domain/settings/index.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { minor } from '#platform/money/money.ts'
import { beginPlan, beginTrial, cancelPro, changePlan, findSubscription, settlePro } from './index.ts'
import { sumDueNow, usePayment } from './pay-for-pro.ts'

const context = { settings: initialSettings }
const start = new Date('2030-11-11T10:00:00Z')
const clock = movableClock(start)
const database = await testDatabase({ clock })
const { db, transaction } = database

const newMember = (moneyMinor = 0): Promise<MemberActor> =>
  on(0, async (tx) => {
    const who = actorOf(await makeMember(tx))
    if (moneyMinor > 0) await giveMoney(tx, who.id, moneyMinor)
    return who
  })
const on = <Result>(days: number, work: (tx: Transaction) => Promise<Result>): Promise<Result> => {
  clock.set(addDays(start, days))
  return transaction(work)
}
const findRow = (who: MemberActor) => findSubscription(db, who.id)
const stateOf = async (who: MemberActor) => (await findRow(who))?.state
const moneyOf = async (who: MemberActor) => (await findOwnMoney(db, who.id)).available
const whole = async () => expect(await findingsOf(database, ledgerChecks)).toEqual([])

test('a payment for the year does what it was asked for, however many days it took', async () => {
  const who = await newMember(1_200)
  await on(0, (tx) => beginPlan(tx, who, { memberId: who.id, plan: 'monthly' }, context))
  const row = await findRow(who)
  const asked = await on(5, (tx) =>
    sumDueNow(tx, { memberId: who.id, plan: 'yearly' }, row, context.settings),
  )
  await on(19, (tx) => giveMoney(tx, who.id, Number(asked)))
  const paid = { memberId: who.id, plan: 'yearly', askedAt: addDays(start, 5) }
  await on(19, (tx) => usePayment(tx, clockActor, paid, context))
  expect(await findRow(who)).toMatchObject({ plan: 'yearly', until: new Date('2031-11-30T10:00:00Z') })
  expect(await moneyOf(who)).toBe(0n)
  await whole()
})

test('a payment that comes late does what it was for, once, and otherwise stays on the balance', async () => {
  const who = await newMember()
  const pay = () =>
    transaction((tx) => usePayment(tx, clockActor, { memberId: who.id, plan: 'yearly' }, context))
  await on(0, (tx) => giveMoney(tx, who.id, 30_000))
  await pay()
  await pay()
  expect([await stateOf(who), await moneyOf(who)]).toEqual(['active', 19_200n])
  await on(1, (tx) => cancelPro(tx, who))
  await pay()
  expect(await moneyOf(who)).toBe(19_200n)
})

test('money for PRO that comes when its member is banned, leaves or is gone stays on the balance', async () => {
  for (const state of ['banned', 'deleting', 'deleted']) {
    const [fresh, paying] = [await newMember(), await newMember(1_200)]
    await on(0, (tx) => beginPlan(tx, paying, { memberId: paying.id, plan: 'monthly' }, context))
    for (const who of [fresh, paying]) {
      await on(1, (tx) => giveMoney(tx, who.id, 30_000))
      await database.pool.query(`update member set state = $2 where id = $1`, [who.id, state])
      await on(1, (tx) => usePayment(tx, clockActor, { memberId: who.id, plan: 'yearly' }, context))
      expect(await moneyOf(who)).toBe(30_000n)
    }
    expect(await stateOf(fresh)).toBeUndefined()
  }
  await whole()
})

test('whoever pressed that the year begins later is not charged for it now, because the first month was paid meanwhile', async () => {
  const who = await newMember(20_000)
  const toYear = (days: number, shown: number) =>
    on(days, (tx) => changePlan(tx, who, { memberId: who.id, plan: 'yearly', shown: minor(shown) }, context))
  await on(0, (tx) => beginTrial(tx, who, { plan: 'monthly' }, context))
  await on(7, (tx) => settlePro(tx, clockActor, { memberId: who.id }, context))
  // What the page of the trial said: nothing now, and the year from its end.
  await expect(toYear(7, 0)).rejects.toThrow('look at it again')
  expect(await moneyOf(who)).toBe(18_800n)
  // And the other way round: what was to be had at once is not put off in silence.
  const other = await newMember(20_000)
  await on(0, (tx) => beginTrial(tx, other, { plan: 'monthly' }, context))
  const atOnce = { memberId: other.id, plan: 'yearly' as const, shown: minor(9_600) }
  await expect(on(1, (tx) => changePlan(tx, other, atOnce, context))).rejects.toThrow('look at it again')
  await on(1, (tx) => changePlan(tx, other, { ...atOnce, shown: minor(0) }, context))
  expect([await findRow(other), await moneyOf(other)]).toMatchObject([{ plan: 'yearly' }, 20_000n])
})
