import { eq, sql } from 'drizzle-orm'
import { countryName } from '#domain/accounts/index.ts'
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
  vatNumber: string
  /** The tax that their prices include; null where they are not registered for it. */
  taxBasisPoints: number | null
}

/** Who a member is on an invoice: their legal details, or, where there are none, the name that everyone sees. */
export async function findInvoiceParty(db: Db | DrizzleTransaction, memberId: string): Promise<InvoiceParty> {
  const party = (await findInvoiceParties(db, [memberId])).get(memberId)
  if (!party) throw new NotFound('There is no such member')
  return party
}

/** The same of many; who is no member is not among them. */
export async function findInvoiceParties(
  db: Db | DrizzleTransaction,
  memberIds: Iterable<string>,
): Promise<Map<string, InvoiceParty>> {
  const ids = [...new Set(memberIds)]
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: sql<string>`member.id`, name: sql<string>`member.display_name`, company: companyDetails })
    .from(sql`member`)
    .leftJoin(companyDetails, sql`${companyDetails.memberId} = member.id`)
    .where(sql`member.id = any(${sql.param(ids)}::uuid[])`)
  return new Map(rows.map(({ id, name, company }) => [id, company ? partyOf(company) : personOf(name)]))
}

const personOf = (name: string): InvoiceParty => ({
  kind: 'individual',
  name,
  addressLines: [],
  numbers: [],
  country: '',
  vatNumber: '',
  taxBasisPoints: null,
})

function partyOf(company: Company): InvoiceParty {
  const { kind, legalName, country, street, postalCode, city, vatNumber, taxBasisPoints } = company
  const numbers = [
    { name: 'Registration number', value: company.registrationNumber },
    { name: 'Tax number', value: company.taxNumber },
    { name: 'VAT number', value: vatNumber },
  ]
  return {
    kind,
    name: legalName,
    addressLines: [street, [postalCode, city].filter(Boolean).join(' '), countryName(country)],
    numbers: numbers.filter(({ value }) => value !== ''),
    country,
    vatNumber,
    taxBasisPoints,
  }
}
