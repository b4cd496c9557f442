import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { findingsOf, spendAll } from '#domain/ledger/testing.ts'
import { takePaymentEvent } from '#domain/payments/index.ts'
import { chargebackOf, eventOf, makePayment } from '#domain/payments/testing.ts'
import { initialSettings } from '#domain/settings/index.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { transactions } from '#platform/db/transaction.ts'
import { minor } from '#platform/money/money.ts'
import { makeMissingPapers } from './make-missing.ts'
import { papersOf } from './testing.ts'

const clock = movableClock(new Date('2030-05-06T09:00:00Z'))
const database = await testDatabase({ clock })
const { db, transaction } = database

async function aPaid() {
  const one = await transaction(async (tx) => makePayment(tx, actorOf(await makeMember(tx)), 5_000))
  await takePaymentEvent(transaction, eventOf(one, 'succeeded'))
  return one
}
const creditsOf = async (memberId: string) =>
  (await papersOf({ db: db as never }, memberId)).filter(({ kind }) => kind === 'credit-note')

test.each([
  ['is still there', false],
  ['was spent', true],
])(
  'a lost chargeback of money that %s is a credit note of the bank’s sum to the receipt',
  async (_, isSpent) => {
    const one = await aPaid()
    if (isSpent) await transaction((tx) => spendAll(tx, one.memberId))
    const [receipt] = await papersOf({ db: db as never }, one.memberId)
    await takePaymentEvent(transaction, chargebackOf(one, 'chargeback-opened', { amount: minor(3_000) }))
    expect(await creditsOf(one.memberId)).toEqual([])
    for (const _time of ['once', 'twice'])
      await takePaymentEvent(transaction, chargebackOf(one, 'chargeback-lost', { amount: minor(3_000) }))
    const [note, ...more] = await creditsOf(one.memberId)
    expect(more).toEqual([])
    expect(note?.totalMinor).toBe(-3_000n)
    expect(note?.content.lines).toEqual([{ text: 'Money charged back', amountMinor: -3_000 }])
    expect(note?.content.facts).toEqual([{ name: 'Corrects', value: receipt?.label }])
    expect(await findingsOf(database, ledgerChecks)).toEqual([])
  },
)

test('a chargeback that was won leaves the receipt as it is', async () => {
  const one = await aPaid()
  for (const outcome of ['chargeback-opened', 'chargeback-won'] as const)
    await takePaymentEvent(transaction, chargebackOf(one, outcome))
  expect(await creditsOf(one.memberId)).toEqual([])
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})

test('one that was lost without a paper is found by the look over the book, and gets it later, once', async () => {
  const one = await aPaid()
  await takePaymentEvent(transaction, chargebackOf(one, 'chargeback-opened'))
  await takePaymentEvent(
    transactions(database, clock, async () => {}),
    chargebackOf(one, 'chargeback-lost'),
  )
  expect((await findingsOf(database, ledgerChecks)).join()).toMatch(/\(chargeback-lost\) is on no paper/)
  for (const _time of ['once', 'twice']) await transaction((tx) => makeMissingPapers(tx, initialSettings))
  expect((await creditsOf(one.memberId)).map(({ totalMinor }) => totalMinor)).toEqual([-5_000n])
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})
