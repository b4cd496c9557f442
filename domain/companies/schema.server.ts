import { sql } from 'drizzle-orm'
import { check, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { companyKinds } from './company-rules.ts'

/** Who a member is on invoices. */
export const companyDetails = pgTable(
  'company_details',
  {
    memberId: uuid('member_id').primaryKey(),
    kind: text('kind', { enum: companyKinds }).notNull(),
    legalName: text('legal_name').notNull(),
    country: text('country').notNull(),
    street: text('street').notNull(),
    postalCode: text('postal_code').notNull(),
    city: text('city').notNull(),
    registrationNumber: text('registration_number').notNull(),
    taxNumber: text('tax_number').notNull(),
    vatNumber: text('vat_number').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('company_details_kind_known', sql`${table.kind} in ('individual','self_employed','company')`),
  ],
)
