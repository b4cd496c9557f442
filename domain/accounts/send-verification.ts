import type { Transaction } from '#platform/db/transaction.ts'
import type { Member } from './find-by-login.ts'
import { writeVerification } from './letters.ts'
import { makeSecret } from './one-time-secrets.ts'
import type { SignInGiven } from './sign-in-given.ts'
import { minutesFromNow } from './write-letter.ts'

const VERIFY_LINK_MINUTES = 3 * 24 * 60

/** Sends the link that proves an address; an earlier link is worth nothing from now on. */
export async function sendVerification(tx: Transaction, who: Member, given: SignInGiven): Promise<void> {
  const token = await makeSecret(tx, {
    kind: 'verify-email',
    memberId: who.id,
    minutes: VERIFY_LINK_MINUTES,
    details: { email: who.email },
  })
  const until = minutesFromNow(tx, VERIFY_LINK_MINUTES)
  await writeVerification(tx, who, { words: token, until }, given)
}
