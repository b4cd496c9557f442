import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { giveBackTries, takeTries, type Try } from '#platform/limits/count-tries.ts'
import { countUse, type RateLimit } from '#platform/limits/rate-limit.ts'
import type { SignInAttempt } from './sign-in-attempt.ts'

const EVERY_SECONDS = 15 * 60

/** Each proof has a count of its own: who knows the password must not get endless tries at the second factor. */
export type Proof = 'password' | 'code' | 'second-factor' | 'passkey'

/** Takes a try at signing in, or refuses with the time to wait; the same whether or not there is such an account. */
export async function takeSignInTry(
  tx: Transaction,
  proof: Proof,
  attempt: SignInAttempt,
  settings: Settings,
): Promise<void> {
  await takeTries(tx.db, triesOf(proof, attempt, settings), tx.now)
}

/** It was right: only failures count. */
export async function giveBackSignInTry(
  tx: Transaction,
  proof: Proof,
  attempt: SignInAttempt,
  settings: Settings,
): Promise<void> {
  await giveBackTries(tx.db, triesOf(proof, attempt, settings))
}

/**
 * A device that has signed in before has a count of its own, apart from all others: nobody who fails on a name, or from the same
 * network, keeps its owner out.
 */
function triesOf(proof: Proof, { account, address, device }: SignInAttempt, settings: Settings): Try[] {
  if (device !== undefined) return [{ limit: deviceLimit(proof, settings), who: `${account} ${device}` }]
  // The address first, always, as its name comes first: two who try at once then wait for one another instead of crossing.
  return [
    { limit: addressLimit(settings), who: address },
    { limit: accountLimit(proof, settings), who: account },
  ]
}

const addressLimit = (settings: Settings): RateLimit => ({
  name: 'sign-in address',
  most: settings.signInFailuresAddressMost,
  everySeconds: EVERY_SECONDS,
})

const accountLimit = (proof: Proof, settings: Settings): RateLimit => ({
  name: `sign-in ${proof}`,
  most: settings.signInFailuresAccountMost,
  everySeconds: EVERY_SECONDS,
})

const deviceLimit = (proof: Proof, settings: Settings): RateLimit => ({
  name: `sign-in ${proof} of a known device`,
  most: settings.signInFailuresAccountMost,
  everySeconds: EVERY_SECONDS,
})

/** Counts a letter to a person; those that a known device asks for apart, so that nobody uses them up for its owner. */
export async function countLetter(
  tx: Transaction,
  limit: RateLimit,
  { account, address, device }: SignInAttempt,
): Promise<void> {
  if (device === undefined) await countUse(tx.db, LETTERS_OF_ADDRESS, address, tx.now)
  await countUse(tx.db, limit, device === undefined ? account : `${account} ${device}`, tx.now)
}

/** Letters that anyone can cause to be sent: a few for one person, some more from one address. */
export const CODE_LETTERS = { name: 'sign-in-code letters', most: 5, everySeconds: EVERY_SECONDS }
export const RESET_LETTERS = { name: 'reset letters', most: 3, everySeconds: 3_600 }
export const VERIFY_LETTERS = { name: 'verify letters', most: 3, everySeconds: 3_600 }
export const LETTERS_OF_ADDRESS = { name: 'letters from address', most: 30, everySeconds: 3_600 }
export const REGISTRATIONS_OF_ADDRESS = { name: 'registrations', most: 30, everySeconds: 3_600 }
export const REGISTRATIONS_OF_EMAIL = { name: 'registrations of e-mail', most: 5, everySeconds: 3_600 }
