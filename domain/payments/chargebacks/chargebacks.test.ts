import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findPerson } from '#domain/accounts/index.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { disputedMoney, ledgerChecks } from '#domain/areas.ts'
import { findBalance, findOwnMoney, losses, provider } from '#domain/ledger/index.ts'
import { findingsOf, giveEarned, giveMoney, spendAll } from '#domain/ledger/testing.ts'
import { movePayout, askPayout } from '#domain/payouts/index.ts'
import { context, makeMethod } from '#domain/payouts/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { minor } from '#platform/money/money.ts'
import { type ChargebackOutcome, chargebackOutcomes } from '#platform/payments/payment-provider.ts'
import { chargeback, type Payment } from '../schema.server.ts'
import { takePaymentEvent } from '../take-event.ts'
import { chargebackOf, eventOf, makePayment } from '../testing.ts'
import { computeEnd } from './chargeback-rules.ts'
import { listChargebacks, listOwedMoney } from './chargeback-queries.ts'
import { decideChargeback } from './decide-chargeback.ts'
import { recoverDebt } from './recover-debt.ts'

const database = await testDatabase()
const { db, transaction } = database
const boss = await transaction(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))

async function aPaid(amountMinor = 5_000) {
  const one = await transaction(async (tx) => makePayment(tx, actorOf(await makeMember(tx)), amountMinor))
  await takePaymentEvent(transaction, eventOf(one, 'succeeded'))
  return one
}
const say = (one: Payment, outcome: ChargebackOutcome) =>
  takePaymentEvent(transaction, chargebackOf(one, outcome))
const caseOf = async ({ id }: Payment) => {
  const [found] = await db.select().from(chargeback).where(eq(chargeback.paymentId, id))
  if (!found) throw new Error('There is no case')
  return found
}
const partsOf = async (memberId: string) => {
  const { deposited, earned } = await findOwnMoney(db, memberId)
  return [Number(deposited), Number(earned)]
}
const earn = (memberId: string, amountMinor: number) =>
  transaction((tx) => giveEarned(tx, memberId, amountMinor))
const spend = (memberId: string) => transaction((tx) => spendAll(tx, memberId))
const subjectsTo = async (memberId: string) => {
  const email = (await findPerson(db, memberId))?.email ?? ''
  const rows = await db.select().from(mailMessage).where(eq(mailMessage.to, email))
  return rows.map(({ subject }) => subject)
}
const expectSoundBook = async () => expect(await findingsOf(database, ledgerChecks)).toEqual([])

test('what is there is held at once, paid-in money first, and comes back to its parts when it is won', async () => {
  const one = await aPaid()
  await spend(one.memberId)
  await transaction((tx) => giveMoney(tx, one.memberId, 1_000))
  await earn(one.memberId, 7_000)
  expect(await say(one, 'chargeback-opened')).toBe('applied')
  expect(await partsOf(one.memberId)).toEqual([0, 3_000])
  expect(await caseOf(one)).toMatchObject({ state: 'open', held: 5_000n, amount: 5_000n })
  await expectSoundBook()
  expect(await say(one, 'chargeback-won')).toBe('applied')
  expect(await partsOf(one.memberId)).toEqual([1_000, 7_000])
  await expectSoundBook()
})

test('what was spent is the marketplace’s loss and the member’s debt, and whoever was paid keeps their money', async () => {
  const [lost, outside] = [await findBalance(db, losses), await findBalance(db, provider('sandbox'))]
  const one = await aPaid()
  await spend(one.memberId)
  await earn(one.memberId, 1_200)
  await say(one, 'chargeback-opened')
  expect(await caseOf(one)).toMatchObject({ held: 1_200n })
  const preview = computeEnd(await caseOf(one), 'lost')
  await say(one, 'chargeback-lost')
  expect((await findBalance(db, losses)) - lost).toBe(-preview.fromMarketplace)
  expect(preview.fromMarketplace).toBe(3_800n)
  // The payment came and went.
  expect(await findBalance(db, provider('sandbox'))).toBe(outside)
  await expectSoundBook()
  await earn(one.memberId, 5_000)
  const { id: chargebackId } = await caseOf(one)
  // More came to the balance than whoever presses was shown.
  const taken = (shown: number) =>
    transaction((tx) => recoverDebt(tx, boss, { chargebackId, shown: minor(shown) }))
  await expect(taken(1_000)).rejects.toThrow('has changed since you saw it')
  expect(await taken(3_800)).toBe(3_800n)
  expect(await findBalance(db, losses)).toBe(lost)
  expect(await partsOf(one.memberId)).toEqual([0, 1_200])
  await expect(transaction((tx) => recoverDebt(tx, boss, { chargebackId }))).rejects.toThrow(
    'Nothing is owed',
  )
  await expectSoundBook()
})

test('words of a bank in any order, any number and at once open one case and end it once', async () => {
  const words = fc.array(fc.constantFrom(...chargebackOutcomes), { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(words, fc.boolean(), async (outcomes, atOnce) => {
      const one = await aPaid(900)
      if (atOnce) await Promise.all(outcomes.map((outcome) => say(one, outcome)))
      else for (const outcome of outcomes) await say(one, outcome)
      const found = await db.select().from(chargeback).where(eq(chargeback.paymentId, one.id))
      expect(found).toHaveLength(1)
      const isEnded = outcomes.some((outcome) => outcome !== 'chargeback-opened')
      expect(found[0]?.state === 'open').toBe(!isEnded)
      expect(await partsOf(one.memberId)).toEqual([found[0]?.state === 'won' ? 900 : 0, 0])
    }),
    { numRuns: 25 },
  )
  await expectSoundBook()
})

test('a bank’s word that comes before the payment’s own is brought again, and one about nothing of ours moves nothing', async () => {
  const one = await transaction(async (tx) => makePayment(tx, actorOf(await makeMember(tx))))
  await expect(say(one, 'chargeback-opened')).rejects.toThrow('has not been told of yet')
  await takePaymentEvent(transaction, eventOf(one, 'succeeded'))
  expect(await say(one, 'chargeback-opened')).toBe('applied')
  const other = await aPaid()
  const strange = (change: Parameters<typeof chargebackOf>[2]) =>
    takePaymentEvent(transaction, chargebackOf(other, 'chargeback-opened', change))
  expect(await strange({ paymentId: crypto.randomUUID() })).toBe('unknown')
  expect(await strange({ paymentId: undefined })).toBe('unknown')
  expect(await strange({ amount: minor(5_001) })).toBe('mismatch')
  expect(await strange({ currency: 'JPY' })).toBe('mismatch')
  expect(await partsOf(other.memberId)).toEqual([5_000, 0])
})

test('while something is owed it stays when the member withdraws, and a payout that was asked for waits', async () => {
  const one = await aPaid()
  await spend(one.memberId)
  await earn(one.memberId, 9_000)
  const payoutId = await transaction(async (tx) => {
    const who = { kind: 'member', id: one.memberId, role: 'member', state: 'active' } as const
    const methodId = await makeMethod(tx, one.memberId)
    return (await askPayout(tx, who, { amount: minor(8_000), methodId }, { ...context, disputedMoney })).id
  })
  await say(one, 'chargeback-opened')
  const approve = () => transaction((tx) => movePayout(tx, boss, { payoutId, move: 'approve' }, context))
  await expect(approve()).rejects.toThrow('owes $40.00 by a chargeback')
  await say(one, 'chargeback-won')
  await approve()
  await expectSoundBook()
})

test('an administrator ends a case and says how; not about themselves, and not twice', async () => {
  const one = await aPaid()
  await say(one, 'chargeback-opened')
  const { id: chargebackId } = await caseOf(one)
  const decide = (note: string, by = boss) =>
    transaction((tx) => decideChargeback(tx, by, { chargebackId, outcome: 'won', note }))
  await expect(decide('')).rejects.toThrow('Say how it ended')
  await expect(decide('The bank wrote', { ...boss, id: one.memberId })).rejects.toThrow(
    'their own chargeback',
  )
  await decide('The bank wrote')
  await expect(decide('The bank wrote')).rejects.toThrow('ended already')
  expect(await say(one, 'chargeback-won')).toBe('nothing new')
  expect(await say(one, 'chargeback-lost')).toBe('mismatch')
  expect(await partsOf(one.memberId)).toEqual([5_000, 0])
  expect(await subjectsTo(one.memberId)).toEqual(
    expect.arrayContaining(['Your bank wants $50.00 back', 'The chargeback of $50.00 ended for you']),
  )
  expect((await subjectsTo(boss.id)).some((subject) => /^Chargeback \d+ of \$50\.00$/.test(subject))).toBe(
    true,
  )
})

test('banks take back no more than was paid, however many cases they make of one payment', async () => {
  const one = await aPaid()
  const want = (reference: string, amount: number) =>
    takePaymentEvent(
      transaction,
      chargebackOf(one, 'chargeback-opened', { reference, amount: minor(amount) }),
    )
  await earn(one.memberId, 9_000)
  expect(await want(`first-${one.id}`, 3_000)).toBe('applied')
  expect(await want(`second-${one.id}`, 2_001)).toBe('mismatch')
  expect(await want(`third-${one.id}`, 2_000)).toBe('applied')
  expect(await want(`fourth-${one.id}`, 1)).toBe('mismatch')
  expect(await partsOf(one.memberId)).toEqual([0, 9_000])
  await expectSoundBook()
})

test('a case is opened, and what is owed by it stays, however many came after it', async () => {
  const one = await aPaid()
  await spend(one.memberId)
  await say(one, 'chargeback-lost')
  const { id, number: _number, ...like } = await caseOf(one)
  const later = Array.from({ length: 101 }, (_, at) => ({
    ...like,
    state: 'won' as const,
    reference: `later ${at}`,
    openedAt: new Date(like.openedAt.getTime() + 1_000 * (at + 1)),
  }))
  await db.insert(chargeback).values(later)
  expect(await listOwedMoney(db, one.memberId)).toMatchObject([{ amount: 5_000n }])
  expect(await listChargebacks(db, boss, { id })).toMatchObject([{ id, state: 'lost' }])
  await db
    .update(chargeback)
    .set({ state: 'won', openedAt: new Date(0) })
    .where(eq(chargeback.id, id))
  expect((await listChargebacks(db, boss, { state: 'won' })).map((shown) => shown.id)).not.toContain(id)
  expect(await listChargebacks(db, boss, { id })).toHaveLength(1)
  await db.update(chargeback).set({ state: 'lost' }).where(eq(chargeback.id, id))
  await expectSoundBook()
})
