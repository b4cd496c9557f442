import { eq } from 'drizzle-orm'
import { countryName, findPerson } from '#domain/accounts/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { CompanyKind } from './company-rules.ts'
import { companyDetails } from './schema.server.ts'

export type Company = Omit<typeof companyDetails.$inferSelect, 'memberId'>

export async function findCompany(
  db: Db | DrizzleTransaction,
  memberId: string,
): Promise<Company | undefined> {
  const [found] = await db.select().from(companyDetails).where(eq(companyDetails.memberId, memberId))
  if (!found) return undefined
  const { memberId: _whose, ...company } = found
  return company
}

/** One side of an invoice. */
export type InvoiceParty = {
  kind: CompanyKind
  name: string
  /** The address, a line each, the country last; none where the member never wrote it down. */
  addressLines: string[]
  /** Named, in the order in which an invoice tells them. */
  numbers: { name: string; value: string }[]
  country: string
}

/** Who a member is on an invoice: their legal details, or, where there are none, the name that everyone sees. */
export async function findInvoiceParty(db: Db | DrizzleTransaction, memberId: string): Promise<InvoiceParty> {
  const company = await findCompany(db, memberId)
  if (!company) {
    const person = await findPerson(db, memberId)
    if (!person) throw new NotFound('There is no such member')
    return { kind: 'individual', name: person.displayName, addressLines: [], numbers: [], country: '' }
  }
  const { kind, legalName, country, street, postalCode, city } = company
  const numbers = [
    { name: 'Registration number', value: company.registrationNumber },
    { name: 'Tax number', value: company.taxNumber },
    { name: 'VAT number', value: company.vatNumber },
  ]
  return {
    kind,
    name: legalName,
    addressLines: [street, [postalCode, city].filter(Boolean).join(' '), countryName(country)],
    numbers: numbers.filter(({ value }) => value !== ''),
    country,
  }
}
