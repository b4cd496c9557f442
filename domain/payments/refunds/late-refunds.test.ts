import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { findOwnMoney } from '#domain/ledger/index.ts'
import { findingsOf } from '#domain/ledger/testing.ts'
import { DAY_MS, HOUR_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { minor } from '#platform/money/money.ts'
import type { SentBack } from '#platform/payments/payment-provider.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { paymentRefund } from '../schema.server.ts'
import { takePaymentEvent } from '../take-event.ts'
import { eventOf, makePayment } from '../testing.ts'
import { askRefund } from './ask-refund.ts'
import { resendRefunds } from './send-refund.ts'

const clock = movableClock(new Date('2026-11-20T10:00:00Z'))
const database = await testDatabase({ clock })
const { db, transaction } = database

async function asked() {
  const [one, actor] = await transaction(async (tx) => {
    const who = actorOf(await makeMember(tx))
    return [await makePayment(tx, who), who] as const
  })
  await takePaymentEvent(transaction, eventOf(one, 'succeeded'))
  const form = { paymentId: one.id, amount: minor(5_000), formKey: 'a form' }
  const { id } = await transaction((tx) => askRefund(tx, actor, form))
  return { id, memberId: one.memberId }
}

/** A provider with these refunds, which takes on new ones or does not; says which it was asked for. */
async function resend(listed: SentBack[] | undefined, answers: boolean): Promise<string[]> {
  const sent: string[] = []
  const provider = {
    name: 'sandbox',
    listRefunds: async () => listed,
    async refund({ refundId }: { refundId: string }) {
      sent.push(refundId)
      if (!answers) throw new Error('no answer')
    },
  }
  const payments = { find: () => provider } as unknown as Payments
  await resendRefunds({ db, transaction, payments, now: clock.now() })
  return sent
}
const stateOf = async ({ id }: { id: string }) =>
  (await db.select().from(paymentRefund).where(eq(paymentRefund.id, id)))[0]?.state
const listedAs = ({ id }: { id: string }, stands: boolean) => ({ refundId: id, amount: minor(5_000), stands })

test('a refund that waits for more than a day is sent once the provider answers and does not know it', async () => {
  const one = await asked()
  clock.advanceMs(2 * DAY_MS)
  expect(await resend([], false)).toEqual([one.id])
  expect(await stateOf(one)).toBe('asked')
  expect(await resend([], true)).toEqual([one.id])
  expect(await stateOf(one)).toBe('sent')
})

test('one that the provider had taken on is not asked for again: its own day of knowing it twice is over', async () => {
  const [sent, failed] = [await asked(), await asked()]
  clock.advanceMs(21 * HOUR_MS)
  expect(await resend([listedAs(sent, true), listedAs(failed, false)], true)).toEqual([])
  expect([await stateOf(sent), await stateOf(failed)]).toEqual(['sent', 'failed'])
  expect((await findOwnMoney(db, failed.memberId)).deposited).toBe(5_000n)
  expect((await findOwnMoney(db, sent.memberId)).deposited).toBe(0n)
})

test('what a provider that answers has not taken on in three days is its member’s again', async () => {
  const one = await asked()
  clock.advanceMs(3 * DAY_MS + HOUR_MS)
  // Nothing is known: nothing is sent twice, and nothing given back that may be on its way.
  expect(await resend(undefined, true)).toEqual([])
  expect(await stateOf(one)).toBe('asked')
  expect(await resend([], false)).toEqual([])
  expect(await stateOf(one)).toBe('failed')
  expect((await findOwnMoney(db, one.memberId)).deposited).toBe(5_000n)
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})
