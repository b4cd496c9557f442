import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { packageTiers } from '#domain/catalogue/index.ts'
import type { Minor } from '#platform/money/money.ts'
import { at } from '#platform/db/timestamp-column.ts'
import { orderStates } from './states.ts'

const money = (name: string) => bigint(name, { mode: 'bigint' }).$type<Minor>()

/** What somebody means to buy. Whose it is stands in one word: a member's id, or the hash of a visitor's cookie. */
export const cartLine = pgTable(
  'cart_line',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerKey: text('owner_key').notNull(),
    serviceId: uuid('service_id').notNull(),
    tier: text('tier', { enum: packageTiers }).notNull(),
    /** In order, so that the same choice is the same line. */
    extraIds: text('extra_ids').array().notNull(),
    quantity: integer('quantity').notNull(),
    /** As they were when its owner last said yes to them: a change since then is told. */
    seenPriceMinor: money('seen_price_minor').notNull(),
    seenDays: integer('seen_days').notNull(),
    /** Of the words (`terms-hash.ts`); none on a line from before they were kept. */
    seenTermsHash: text('seen_terms_hash'),
    addedAt: at('added_at').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('cart_line_same').on(table.ownerKey, table.serviceId, table.tier, table.extraIds),
    index('cart_line_old').on(table.changedAt),
    check('cart_line_quantity', sql`${table.quantity} between 1 and 10`),
  ],
)

/** One payment for several lines. */
export const purchaseOrder = pgTable(
  'purchase_order',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** How people call it. */
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity({ startWith: 1001 }),
    buyerId: uuid('buyer_id').notNull(),
    /** Of the form that was sent: the same form makes one order, however often it is sent. */
    formKey: uuid('form_key').notNull(),
    state: text('state', { enum: orderStates }).notNull(),
    currency: text('currency').notNull(),
    totalMinor: money('total_minor').notNull(),
    /** What of it a payment brings; the rest comes from the balance. */
    paymentMinor: money('payment_minor').notNull(),
    paymentId: uuid('payment_id'),
    /** Why it came to nothing. */
    reason: text('reason').notNull().default(''),
    orderedAt: at('ordered_at').notNull(),
    endedAt: at('ended_at'),
    /** When its buyer was written to, once: processes of the version before may still write it. */
    toldAt: at('told_at'),
  },
  (table) => [
    uniqueIndex('purchase_order_number').on(table.number),
    uniqueIndex('purchase_order_form').on(table.buyerId, table.formKey),
    index('purchase_order_by_sum').on(table.totalMinor, table.orderedAt.desc()),
    index('purchase_order_of_payment')
      .on(table.paymentId)
      .where(sql`${table.paymentId} is not null`),
    index('purchase_order_of_buyer').on(table.buyerId, table.orderedAt.desc()),
    check(
      'purchase_order_state_known',
      sql`${table.state} in ('waiting','placed','failed','cancelled','returned')`,
    ),
    check('purchase_order_total', sql`${table.totalMinor} > 0`),
    check('purchase_order_payment', sql`${table.paymentMinor} between 0 and ${table.totalMinor}`),
  ],
)

/** A line of an order, as it was ordered. */
export const orderLine = pgTable(
  'order_line',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => purchaseOrder.id),
    position: integer('position').notNull(),
    serviceId: uuid('service_id').notNull(),
    /** Who looked after the service: in a team not who sells it (`findSellersOfLines`). */
    sellerId: uuid('seller_id').notNull(),
    title: text('title').notNull(),
    tier: text('tier', { enum: packageTiers }).notNull(),
    packageTitle: text('package_title').notNull(),
    extras: jsonb('extras').$type<{ id: string; title: string }[]>().notNull(),
    quantity: integer('quantity').notNull(),
    priceMinor: money('price_minor').notNull(),
    serviceFeeMinor: money('service_fee_minor').notNull(),
    paysMinor: money('pays_minor').notNull(),
    deliveryDays: integer('delivery_days').notNull(),
    /** Of the words that were ordered (`terms-hash.ts`); none on a line from before they were kept. */
    termsHash: text('terms_hash'),
    dealId: uuid('deal_id'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    uniqueIndex('order_line_deal')
      .on(table.dealId)
      .where(sql`${table.dealId} is not null`),
    check('order_line_quantity', sql`${table.quantity} between 1 and 10`),
    check('order_line_sum', sql`${table.paysMinor} = ${table.priceMinor} + ${table.serviceFeeMinor}`),
  ],
)

export type CartLine = typeof cartLine.$inferSelect
export type PurchaseOrder = typeof purchaseOrder.$inferSelect
export type OrderLine = typeof orderLine.$inferSelect

/**
 * How many orders a seller works on at once; without a row, as many as come, and so do teams, which have none. Whoever orders from them
 * waits for this row.
 */
export const sellerCapacity = pgTable(
  'seller_capacity',
  {
    sellerId: uuid('seller_id').primaryKey(),
    most: integer('most').notNull(),
    changedAt: at('changed_at').notNull(),
  },
  (table) => [check('seller_capacity_some', sql`${table.most} >= 1`)],
)
