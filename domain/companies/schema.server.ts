import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
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
    /** The tax that their prices include, in hundredths of a percent; null while they are not registered for it. */
    taxBasisPoints: integer('tax_basis_points'),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('company_details_kind_known', sql`${table.kind} in ('individual','self_employed','company')`),
    check('company_details_tax_bounded', sql`${table.taxBasisPoints} between 0 and 5000`),
  ],
)
