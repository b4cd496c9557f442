import { expect } from 'vitest'
import { findingsOf } from '#domain/ledger/testing.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { fromOutside } from '../server/from-outside.ts'
import { query } from './own-postgres.ts'
import type { Journal } from './traffic.ts'

/** Everything of a journal stands in this database; it may hold more, which was done while the journal was closed already. */
export async function expectHeld(databaseUrl: string, journal: Journal): Promise<void> {
  const { orders, deliveries, accepted, cancelled, tips } = journal
  const of = async (statement: string) =>
    (await query<{ one: string }>(databaseUrl, statement)).map(({ one }) => one)
  expect(await of('select id::text as one from purchase_order')).toEqual(
    expect.arrayContaining(orders.map(({ orderId }) => orderId)),
  )
  expect(await of('select text as one from delivery')).toEqual(
    expect.arrayContaining(deliveries.map(({ words }) => words)),
  )
  expect(await of(`select deal_id::text as one from deal_event where kind = 'released'`)).toEqual(
    expect.arrayContaining(accepted),
  )
  expect(await of(`select deal_id::text as one from deal_event where kind = 'cancelled'`)).toEqual(
    expect.arrayContaining(cancelled),
  )
  expect(await of(`select key as one from ledger_transfer where kind = 'tip'`)).toEqual(
    expect.arrayContaining(tips.map(({ dealId, formKey }) => `tip:${dealId}:${formKey}`)),
  )
  const outside = { transaction: (run: Parameters<typeof fromOutside>[1]) => fromOutside(databaseUrl, run) }
  expect(await findingsOf(outside as never, ledgerChecks)).toEqual([])
}
