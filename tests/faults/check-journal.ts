import { expect } from 'vitest'
import { findingsOf } from '#domain/ledger/testing.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { fromOutside } from '../server/from-outside.ts'
import { query } from './own-postgres.ts'
import type { Journal } from './traffic.ts'

/** What a restart owes: jobs that were cut short, letters, clocks and payments that are still to come. */
export async function findOwed(databaseUrl: string, expired: readonly string[], { silent, orders }: Journal) {
  const [owed] = await query<{
    clocks: string
    letters: string
    unpaid: string
    unsettled: string
    unexpired: string
  }>(
    databaseUrl,
    `select
       (select count(*) from deal_clock where runs_at < now() and stopped_left_ms is null) as clocks,
       (select count(*) from deal_event e where not exists
         (select from event_told t where t.event @> jsonb_build_object('kind', 'deal.happened', 'dealId', e.deal_id, 'number', e.number))) as letters,
       (select count(*) from purchase_order where id = any($1::uuid[]) and state <> 'placed') as unpaid,
       (select count(*) from deal where id = any($2::uuid[]) and state <> 'completed') as unsettled,
       (select count(*) from deal where id = any($3::uuid[]) and state <> 'expired') as unexpired`,
    [orders.map(({ orderId }) => orderId), silent, expired],
  )
  return owed
}

export const nothingOwed = { clocks: '0', letters: '0', unpaid: '0', unsettled: '0', unexpired: '0' }

/** Everything that was answered as done stands, once; and nothing stands that nobody did. */
export async function expectJournalStored(databaseUrl: string, journal: Journal): Promise<void> {
  await expectOrders(databaseUrl, journal)
  await expectSteps(databaseUrl, journal)
  await expectOnce(databaseUrl)
  const outside = { transaction: (run: Parameters<typeof fromOutside>[1]) => fromOutside(databaseUrl, run) }
  expect(await findingsOf(outside as never, ledgerChecks)).toEqual([])
}

async function expectOrders(databaseUrl: string, { orders }: Journal): Promise<void> {
  const found = await query<{ buyerId: string; key: string; orderId: string; way: string }>(
    databaseUrl,
    `select buyer_id as "buyerId", form_key as key, id as "orderId",
       case when payment_minor = 0 then 'balance' else 'payment' end as way
     from purchase_order where buyer_id = any($1::uuid[])`,
    [orders.map(({ buyerId }) => buyerId)],
  )
  const inOrder = <Row extends { key: string }>(rows: readonly Row[]) =>
    rows.toSorted((one, other) => one.key.localeCompare(other.key))
  expect(inOrder(found)).toEqual(inOrder(orders))
}

async function expectSteps(
  databaseUrl: string,
  { deliveries, accepted, cancelled, tips, silent }: Journal,
): Promise<void> {
  const told = async (kind: string, dealIds: readonly string[]) => {
    const rows = await query<{ id: string }>(
      databaseUrl,
      'select deal_id as id from deal_event where kind = $1 and deal_id = any($2::uuid[])',
      [kind, dealIds],
    )
    return rows.map(({ id }) => id).toSorted()
  }
  expect(await told('released', accepted)).toEqual(accepted.toSorted())
  expect(await told('cancelled', cancelled)).toEqual(cancelled.toSorted())
  expect(await told('released-by-time', silent)).toEqual(silent.toSorted())
  expect(
    await query(databaseUrl, 'select deal_id as "dealId", text as words from delivery order by text'),
  ).toEqual(expect.arrayContaining(deliveries))
  const tipKeys = await query<{ key: string }>(
    databaseUrl,
    `select key from ledger_transfer where kind = 'tip' and deal_id = any($1::uuid[])`,
    [tips.map(({ dealId }) => dealId)],
  )
  expect(tipKeys.map(({ key }) => key).toSorted()).toEqual(
    tips.map(({ dealId, formKey }) => `tip:${dealId}:${formKey}`).toSorted(),
  )
}

/** Nobody in this marketplace does anything twice to the same thing, so whatever stands twice was done twice by us. */
async function expectOnce(databaseUrl: string): Promise<void> {
  const twice = await query(
    databaseUrl,
    `select 'a step of a deal' as what, deal_id || ' ' || kind as which from deal_event
       where kind in ('ordered','funded','delivered','released','released-by-time','cancelled','tipped','expired')
       group by deal_id, kind having count(*) > 1
     union all
     select 'a delivery', milestone_id::text from delivery group by milestone_id having count(*) > 1
     union all
     select 'a movement of money', subject_id || ' ' || kind from ledger_transfer
       group by subject_id, kind having count(*) > 1
     union all
     select 'a deal of an order', order_id::text from deal where order_id is not null
       group by order_id having count(*) > 1`,
  )
  expect(twice).toEqual([])
}
