import { and, eq, gt } from 'drizzle-orm'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Member } from '../find-by-login.ts'
import { formerEmail, providerLink } from '../schema.server.ts'
import { sendSecurityLetter, type SecurityLetter } from '../security-letter.ts'
import type { LetterGiven } from '../write-letter.ts'

/** After that an address may be somebody else's. */
const STILL_THEIRS_DAYS = 90

/** One letter to every address that is known to be the member's: who took one of them over does not read the others. */
export async function tellEverywhere(
  tx: Transaction,
  who: Member,
  letter: Omit<SecurityLetter, 'to'>,
  given: LetterGiven,
): Promise<void> {
  for (const email of await addressesOf(tx, who))
    await sendSecurityLetter(tx, { to: { email, brand: who.brand }, ...letter }, given)
}

/** The address of the account, those it had before, and those at providers that sign the member in. */
async function addressesOf(tx: Transaction, who: Member): Promise<string[]> {
  const linked = await tx.db
    .select({ email: providerLink.email })
    .from(providerLink)
    .where(eq(providerLink.memberId, who.id))
  const former = await tx.db
    .select({ email: formerEmail.email })
    .from(formerEmail)
    .where(and(eq(formerEmail.memberId, who.id), gt(formerEmail.leftAt, addDays(tx.now, -STILL_THEIRS_DAYS))))
  const all = [who, ...linked, ...former].map(({ email }) => email.toLowerCase())
  return [...new Set(all)].filter((email) => email.includes('@'))
}
