import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { findCompany } from './find-company.ts'
import { companyDetails } from './schema.server.ts'

export async function exportCompany(db: Db, memberId: string) {
  return (await findCompany(db, memberId)) ?? null
}

export async function eraseCompany(tx: Transaction, memberId: string): Promise<void> {
  await tx.db.delete(companyDetails).where(eq(companyDetails.memberId, memberId))
}
