import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { CompanyInput } from './company-input.ts'
import { companyDetails } from './schema.server.ts'

/** Keeps who the member is on invoices; invoices that were made keep what was true then. */
export async function saveCompany(
  tx: Transaction,
  actor: MemberActor,
  details: CompanyInput,
  { origin }: { origin: Origin },
): Promise<void> {
  authorise(actor, 'company.change')
  const [before] = await tx.db
    .select()
    .from(companyDetails)
    .where(eq(companyDetails.memberId, actor.id))
    .for('update')
  const row = { ...details, changedAt: tx.now }
  await tx.db
    .insert(companyDetails)
    .values({ memberId: actor.id, ...row })
    .onConflictDoUpdate({ target: companyDetails.memberId, set: row })
  await recordSecurityEvent(tx, {
    kind: 'company.changed',
    actor,
    memberId: actor.id,
    origin,
    details: {
      before: before ? { kind: before.kind, country: before.country } : null,
      after: { kind: details.kind, country: details.country },
    },
  })
}
