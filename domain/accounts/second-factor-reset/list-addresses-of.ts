import { and, eq, gt } from 'drizzle-orm'
import type { Reader } from '#domain/letter.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { findMemberById } from '../sign-in/find-by-login.ts'
import { formerEmail, providerLink } from '../schema.server.ts'

/** After that an address may be somebody else's. */
const STILL_THEIRS_DAYS = 90

/**
 * Every address that is known to be the member's: that of the account, those it had before, and those at providers that sign the member
 * in. Who took one of them over does not read the others.
 */
export async function listAddressesOf(
  { memberId }: { memberId: string },
  tx: Transaction,
): Promise<Reader[]> {
  const who = await findMemberById(tx, memberId)
  if (!who) return []
  const linked = await tx.db
    .select({ email: providerLink.email })
    .from(providerLink)
    .where(eq(providerLink.memberId, who.id))
  const former = await tx.db
    .select({ email: formerEmail.email })
    .from(formerEmail)
    .where(and(eq(formerEmail.memberId, who.id), gt(formerEmail.leftAt, addDays(tx.now, -STILL_THEIRS_DAYS))))
  const others = [...linked, ...former].map(({ email }) => email.toLowerCase())
  return [
    { memberId: who.id },
    ...[...new Set(others)]
      .filter((email) => email.includes('@') && email !== who.email.toLowerCase())
      .map((email) => ({ email, brand: who.brand })),
  ]
}
