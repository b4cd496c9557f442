import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { findingsOf, spendAll } from '#domain/ledger/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { takePaymentEvent } from '../take-event.ts'
import { chargebackOf, eventOf, makePayment } from '../testing.ts'

// A book of its own: in one with other people's money the difference would not show.
const database = await testDatabase()
const { transaction } = database

test('what a bank took back after it was spent raises no alarm: the marketplace stands for what is in escrow', async () => {
  const one = await transaction(async (tx) => makePayment(tx, actorOf(await makeMember(tx)), 5_000))
  await takePaymentEvent(transaction, eventOf(one, 'succeeded'))
  await transaction((tx) => spendAll(tx, one.memberId))
  await takePaymentEvent(transaction, chargebackOf(one, 'chargeback-lost'))
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})
