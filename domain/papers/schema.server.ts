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
import { at } from '#platform/db/timestamp-column.ts'
import type { Minor } from '#platform/money/money.ts'
import type { PaperContent } from './paper-content.ts'
import { paperKinds } from './paper-words.ts'

const money = (name: string) => bigint(name, { mode: 'bigint' }).$type<Minor>()

/** How far the numbers of a series have come: a row a series and year, locked by whoever numbers the next. */
export const paperSeries = pgTable(
  'paper_series',
  {
    /** The marketplace’s, that of its agreements, or a seller’s id. */
    series: text('series').notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
)

/** A paper as it was made. Never changed or deleted: the database refuses it. */
export const paper = pgTable(
  'paper',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The same key is the same paper: it is made once. */
    key: text('key').notNull(),
    kind: text('kind', { enum: paperKinds }).notNull(),
    series: text('series').notNull(),
    year: integer('year').notNull(),
    number: integer('number').notNull(),
    /** The number as it is printed: the prefix of that day is in it. */
    label: text('label').notNull(),
    at: at('at').notNull(),
    /** Null where the marketplace wrote it. */
    issuerId: uuid('issuer_id'),
    recipientId: uuid('recipient_id').notNull(),
    dealId: uuid('deal_id'),
    orderId: uuid('order_id'),
    /** Below zero where something is given back. */
    totalMinor: money('total_minor').notNull(),
    content: jsonb('content').$type<PaperContent>().notNull(),
  },
  (table) => [
    uniqueIndex('paper_key').on(table.key),
    uniqueIndex('paper_number').on(table.series, table.year, table.number),
    index('paper_of_issuer').on(table.issuerId, table.at.desc()),
    index('paper_of_recipient').on(table.recipientId, table.at.desc()),
    index('paper_of_deal').on(table.dealId, table.at),
    index('paper_of_order').on(table.orderId),
    check(
      'paper_kind_known',
      sql`${table.kind} in ('invoice','receipt','commission','credit-note','agreement')`,
    ),
    check('paper_number_counts', sql`${table.number} > 0`),
  ],
)

/** What part of a movement of money a paper tells of. */
export const paperParts = ['paid', 'back', 'price', 'commission', 'fee'] as const
export type PaperPart = (typeof paperParts)[number]

export const paperTransfer = pgTable(
  'paper_transfer',
  {
    transferId: bigint('transfer_id', { mode: 'bigint' }).notNull(),
    part: text('part', { enum: paperParts }).notNull(),
    paperId: uuid('paper_id')
      .notNull()
      .references(() => paper.id),
    amount: money('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.transferId, table.part] }),
    index('paper_transfer_of_paper').on(table.paperId),
    check('paper_transfer_part_known', sql`${table.part} in ('paid','back','price','commission','fee')`),
  ],
)
