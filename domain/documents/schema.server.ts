import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '#platform/db/timestamp-column.ts'
import { documentSlugs, type When } from './document-rules.ts'

/**
 * What the operator wrote of a document, and when it applies; what is in force is the newest announced one whose time has come. Without one
 * it is version 0: the text that comes with the program.
 */
export const documentVersion = pgTable(
  'document_version',
  {
    slug: text('slug', { enum: documentSlugs }).notNull(),
    number: integer('number').notNull(),
    /** Nothing: the text that comes with the program, and that changes with it. */
    body: text('body'),
    /** Which text of the program it was written beside. */
    programVersion: text('program_version').notNull(),
    savedAt: at('saved_at').notNull(),
    savedBy: text('saved_by').notNull(),
    announcedAt: at('announced_at'),
    announcedBy: text('announced_by'),
    effectiveAt: at('effective_at'),
    reason: text('reason').notNull().default(''),
    /** How its day was chosen. */
    when: text('chosen_day').$type<When>().notNull().default('later'),
    withdrawnAt: at('withdrawn_at'),
    withdrawnReason: text('withdrawn_reason'),
    /** The version that was announced in its place, if it was. */
    replacedBy: integer('replaced_by'),
  },
  (table) => [
    primaryKey({ columns: [table.slug, table.number] }),
    index('document_version_in_force').on(table.slug, table.effectiveAt.desc(), table.number.desc()),
    check('document_version_numbered', sql`${table.number} > 0`),
    check(
      'document_version_announced_whole',
      sql`(${table.announcedAt} is null) = (${table.effectiveAt} is null) and (${table.announcedAt} is null) = (${table.announcedBy} is null)`,
    ),
    check('document_version_not_backdated', sql`${table.effectiveAt} >= ${table.announcedAt}`),
    check(
      'document_version_withdrawn_before_its_day',
      sql`${table.withdrawnAt} is null or (${table.withdrawnAt} < ${table.effectiveAt} and ${table.withdrawnReason} is not null)`,
    ),
    check(
      'document_version_has_reason',
      sql`${table.announcedAt} is null or length(trim(${table.reason})) > 0`,
    ),
  ],
)

/** What somebody is typing and has not saved: theirs alone, one of each document, until they save or drop it. */
export const documentTyped = pgTable(
  'document_typed',
  {
    slug: text('slug', { enum: documentSlugs }).notNull(),
    memberId: uuid('member_id').notNull(),
    body: text('body').notNull(),
    /** The version that they had before them. */
    basedOn: integer('based_on').notNull(),
    typedAt: at('typed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.memberId] })],
)
