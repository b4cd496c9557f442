import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { ledgerChecks, personalData } from '#domain/areas.ts'
import { findOwnMoney, postTransfer, escrow } from '#domain/ledger/index.ts'
import { findingsOf, giveEarned } from '#domain/ledger/testing.ts'
import { listBlocks } from '#domain/privacy/index.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { minor, negated } from '#platform/money/money.ts'
import { type RefundAsked, RefundRefused } from '#platform/payments/payment-provider.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { findPayment } from '../queries.ts'
import { chargeback, paymentRefund } from '../schema.server.ts'
import { takePaymentEvent } from '../take-event.ts'
import { chargeBack, eventOf, makePayment } from '../testing.ts'
import { askRefund } from './ask-refund.ts'
import { listPaidPayments, listPaymentsToSendBack } from './refund-queries.ts'
import { computeRefund } from './refund-rules.ts'
import { sendRefund } from './send-refund.ts'

const database = await testDatabase()
const { db, transaction } = database

async function aPaid(amountMinor = 5_000) {
  const [one, who] = await transaction(async (tx) => {
    const made = await makeMember(tx)
    return [await makePayment(tx, actorOf(made), amountMinor), made] as const
  })
  await takePaymentEvent(transaction, eventOf(one, 'succeeded'))
  return { ...one, actor: actorOf(who), email: who.email }
}
type Paid = Awaited<ReturnType<typeof aPaid>>

let forms = 0
const refund = (one: Paid, amountMinor: number, formKey = `form ${++forms}`) =>
  transaction((tx) => askRefund(tx, one.actor, { paymentId: one.id, amount: minor(amountMinor), formKey }))
const partsOf = async ({ memberId }: Paid) => {
  const { deposited, earned } = await findOwnMoney(db, memberId)
  return [Number(deposited), Number(earned)]
}
const spendSome = ({ memberId, id }: Paid, amountMinor: number) =>
  transaction((tx) =>
    postTransfer(tx, {
      kind: 'fund',
      key: `fund:${id}`,
      subject: { kind: 'milestone', id },
      postings: [
        { spentBy: memberId, amount: negated(minor(amountMinor)) },
        { account: escrow(id), amount: minor(amountMinor) },
      ],
    }),
  )
const stateOf = async (id: string) =>
  (await db.select().from(paymentRefund).where(eq(paymentRefund.id, id)))[0]?.state
const subjectsTo = async ({ email }: Paid) => {
  const rows = await db.select().from(mailMessage).where(eq(mailMessage.to, email))
  return rows.map(({ subject }) => subject)
}

/** A provider that does as it is told, and remembers what it was asked. */
function providerThat(answer: () => Promise<void>) {
  const asked: RefundAsked[] = []
  const provider = { name: 'sandbox', refund: (one: RefundAsked) => (asked.push(one), answer()) }
  return { asked, payments: { find: () => provider } as unknown as Payments }
}

test('unspent money goes back in parts and then whole, and never more than was paid', async () => {
  const one = await aPaid()
  const preview = computeRefund(minor(2_000), (await findOwnMoney(db, one.memberId)).available)
  await refund(one, 2_000)
  expect((await findOwnMoney(db, one.memberId)).available).toBe(preview.balanceAfter)
  expect(await findPayment(db, one.id)).toMatchObject({ state: 'succeeded', refunded: 2_000n })
  await expect(refund(one, 3_001)).rejects.toThrow('at most $30.00')
  await expect(refund(one, 0)).rejects.toThrow('more than nothing')
  await refund(one, 3_000)
  expect(await findPayment(db, one.id)).toMatchObject({ state: 'refunded', refunded: 5_000n })
  expect(await partsOf(one)).toEqual([0, 0])
  await expect(refund(one, 1)).rejects.toThrow('went back already')
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})

test('one cent can go back, and what was earned or spent can’t', async () => {
  const one = await aPaid()
  await transaction((tx) => giveEarned(tx, one.memberId, 9_000))
  await spendSome(one, 4_990)
  expect(await listPaidPayments(db, one.memberId)).toMatchObject([{ mostRefund: 10n }])
  await refund(one, 1)
  await expect(refund(one, 10)).rejects.toThrow('at most $0.09')
  await refund(one, 9)
  expect(await partsOf(one)).toEqual([0, 9_000])
  await expect(refund(one, 1)).rejects.toThrow('All that you paid in was spent')
})

test('what can still go back is listed however many payments went back, or are wanted by a bank, since', async () => {
  const [first, wanted] = [await aPaid(9_000), await aPaid(1_000)]
  const payer = first.actor
  const listed = async () => (await listPaymentsToSendBack(db, payer.id)).map(({ id }) => id)
  for (let times = 0; times < 20; times++) {
    const later = await transaction((tx) => makePayment(tx, payer, 500))
    await takePaymentEvent(transaction, eventOf(later, 'succeeded'))
    await refund({ ...later, actor: payer, email: first.email }, 500)
  }
  expect(await listed()).toEqual([first.id])
  expect((await listPaidPayments(db, payer.id)).map(({ id }) => id)).not.toContain(first.id)
  await transaction((tx) => chargeBack(tx, wanted.id))
  expect(await listPaymentsToSendBack(db, wanted.memberId)).toEqual([])
})

test('the same form sent many times at once is one refund, and two forms at once are not more than there is', async () => {
  const one = await aPaid()
  await Promise.all(Array.from({ length: 6 }, () => refund(one, 1_000, 'the same')))
  expect(await partsOf(one)).toEqual([4_000, 0])
  const tries = await Promise.allSettled([refund(one, 3_000), refund(one, 3_000), refund(one, 3_000)])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await partsOf(one)).toEqual([1_000, 0])
})

test('the provider is asked once for a refund, with our name for it and what went back so far', async () => {
  const one = await aPaid()
  const { id: refundId } = await refund(one, 1_500)
  const { asked, payments } = providerThat(async () => {})
  await sendRefund({ db, transaction, payments }, refundId)
  await sendRefund({ db, transaction, payments }, refundId)
  const about = { refundId, paymentId: one.id, reference: one.reference, currency: one.currency }
  expect(asked).toEqual([{ ...about, amount: 1_500n, refundedSoFar: 1_500n }])
  expect(await stateOf(refundId)).toBe('sent')
  // Its word about what we did ourselves is nothing new; about more, it is.
  const word = (amountMinor: number) =>
    takePaymentEvent(transaction, eventOf(one, 'refunded', { amount: minor(amountMinor) }))
  expect(await word(1_500)).toBe('nothing new')
  expect(await word(2_000)).toBe('applied')
  expect(await word(2_000)).toBe('nothing new')
  expect(await partsOf(one)).toEqual([3_000, 0])
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})

test('a refund that the provider refuses, now or later, is on the balance again, and its payer is told', async () => {
  const one = await aPaid()
  const { id: refused } = await refund(one, 5_000)
  const refusing = providerThat(async () => {
    throw new RefundRefused('The card is closed')
  })
  await sendRefund({ db, transaction, payments: refusing.payments }, refused)
  expect(await stateOf(refused)).toBe('failed')
  expect(await partsOf(one)).toEqual([5_000, 0])
  expect(await findPayment(db, one.id)).toMatchObject({ state: 'succeeded', refunded: 0n })
  const { id: later } = await refund(one, 700)
  await sendRefund({ db, transaction, payments: providerThat(async () => {}).payments }, later)
  for (let times = 0; times < 2; times++)
    await takePaymentEvent(transaction, { provider: 'sandbox', outcome: 'refund-failed', refundId: later })
  expect(await partsOf(one)).toEqual([5_000, 0])
  const subjects = await subjectsTo(one)
  expect(subjects).toContain('$50.00 could not be sent back')
  expect(subjects).toContain('$7.00 goes back to where you paid from')
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})

test('a word about money sent back outside is heard again after a refund of ours was refused: in the end exactly that went back', async () => {
  const one = await aPaid()
  const word = () => takePaymentEvent(transaction, eventOf(one, 'refunded', { amount: minor(600) }))
  const refusing = providerThat(async () => {
    throw new RefundRefused('More than is left')
  })
  for (const amount of [400, 300]) {
    const { id } = await refund(one, amount)
    await word()
    await sendRefund({ db, transaction, payments: refusing.payments }, id)
    await word()
    expect(await word()).toBe('nothing new')
    expect(await partsOf(one)).toEqual([4_400, 0])
    expect(await findPayment(db, one.id)).toMatchObject({ state: 'succeeded', refunded: 600n })
  }
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})

test('a provider that does not answer is asked again, and the money stays on its way', async () => {
  const one = await aPaid()
  const { id } = await refund(one, 5_000)
  const { payments } = providerThat(async () => {
    throw new Error('no answer')
  })
  await expect(sendRefund({ db, transaction, payments }, id)).rejects.toThrow('no answer')
  expect(await stateOf(id)).toBe('asked')
  expect(await partsOf(one)).toEqual([0, 0])
})

test('an administrator sends it back for a member and says why; nobody else does', async () => {
  const one = await aPaid()
  const [boss, stranger] = await transaction(async (tx) => [
    actorOf(await makeMember(tx, { role: 'admin' })),
    actorOf(await makeMember(tx)),
  ])
  if (!boss || !stranger) throw new Error('nobody was made')
  const asked = { paymentId: one.id, amount: minor(500), formKey: 'of an administrator' }
  await expect(transaction((tx) => askRefund(tx, stranger, asked))).rejects.toThrow()
  await expect(transaction((tx) => askRefund(tx, boss, asked))).rejects.toThrow('Say why')
  await transaction((tx) => askRefund(tx, boss, { ...asked, reason: 'Paid twice' }))
  expect(await partsOf(one)).toEqual([4_500, 0])
})

test('what a bank wants back does not go back twice', async () => {
  const one = await aPaid()
  await transaction((tx) => giveEarned(tx, one.memberId, 9_000))
  await transaction((tx) => chargeBack(tx, one.id))
  await expect(refund(one, 1)).rejects.toThrow('Your bank was asked')
})

const blocks = async ({ memberId }: Pick<Paid, 'memberId'>) =>
  (await listBlocks(db, personalData.deletionBlocks, memberId)).map(({ words }) => words)

test('a payment that may still bring money keeps the account until it has come or ended', async () => {
  const [coming, left] = await transaction(async (tx) => [
    await makePayment(tx, actorOf(await makeMember(tx))),
    await makePayment(tx, actorOf(await makeMember(tx))),
  ])
  if (!coming || !left) throw new Error('nothing was begun')
  await takePaymentEvent(transaction, eventOf(coming, 'on-its-way'))
  const words = 'You began a payment: wait until its money has come or it has ended'
  for (const one of [coming, left]) expect(await blocks(one)).toEqual([words])
  await takePaymentEvent(transaction, eventOf(coming, 'succeeded'))
  await takePaymentEvent(transaction, eventOf(left, 'expired'))
  for (const one of [coming, left]) expect(await blocks(one)).not.toContain(words)
})

test('money on its way back, and money that a bank may give back, keeps the account', async () => {
  const one = await aPaid()
  const { id } = await refund(one, 5_000)
  expect(await blocks(one)).toEqual(['Money is on its way back to you: wait until it is sent'])
  await sendRefund({ db, transaction, payments: providerThat(async () => {}).payments }, id)
  expect(await blocks(one)).toEqual([])
  const other = await aPaid()
  const caseId = await transaction((tx) => chargeBack(tx, other.id))
  expect(await blocks(other)).toEqual(['A bank wants a payment of yours back: wait until that is decided'])
  await db.update(chargeback).set({ state: 'lost' }).where(eq(chargeback.id, caseId))
  expect(await blocks(other)).toEqual([])
})
