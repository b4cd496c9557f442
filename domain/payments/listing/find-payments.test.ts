import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { readSought } from '#domain/sought-rules.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { makePayment } from '../testing.ts'
import { findSoughtPayments } from './find-sought-payments.ts'
import { listPayments, paymentsThatFit } from './list-payments.ts'
import { readPaymentFilters } from './payment-filters.ts'

const { db, transaction } = await testDatabase()

test('a payment is found by its id and by as much of it as screens show, at the desk and in the list', async () => {
  const finance = actorOf(await transaction((tx) => makeMember(tx, { role: 'finance' })))
  const payer = actorOf(await transaction((tx) => makeMember(tx)))
  const { id } = await transaction((tx) => makePayment(tx, payer))
  await transaction((tx) => makePayment(tx, payer))
  for (const q of [id, id.slice(0, 8), id.slice(0, 8).toUpperCase(), id.slice(0, 16)]) {
    const filters = readPaymentFilters(new URLSearchParams({ q }))
    const { rows } = await listPayments(db, finance, { filters, currency: 'USD' })
    const found = await findSoughtPayments(db, finance, { ...readSought(q, 'USD'), memberId: undefined })
    for (const payments of [rows, found])
      expect(
        payments.map((one) => one.id),
        q,
      ).toEqual([id])
  }
})

test('a payment is found by its reference and by what it pays for along whole indexes, of which nothing is left out', async () => {
  const finance = actorOf(await transaction((tx) => makeMember(tx, { role: 'finance' })))
  for (const q of ['cs_test_a1b2c3d4', crypto.randomUUID()]) {
    const filters = readPaymentFilters(new URLSearchParams({ q }))
    const which = await paymentsThatFit(db, finance, { filters, currency: 'USD' })
    const plan = await transaction(async (tx) => {
      // As if there were too many to be read.
      await tx.db.execute(sql`set local enable_seqscan = off`)
      const { rows } = await tx.db.execute<{ 'QUERY PLAN': string }>(
        sql`explain select id from payment where ${which}`,
      )
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan, q).not.toContain('Seq Scan')
    expect(plan, q).toMatch(/Index Cond: \(\(provider = ANY .*\) AND \(reference = /)
    if (q.startsWith('cs_')) continue
    expect(plan, q).toMatch(/Index Cond: \(\(purpose = ANY .*\) AND \(subject_id = /)
  }
})
