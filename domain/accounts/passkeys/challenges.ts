import { hashToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { makeSecret, useSecret } from '../secrets/one-time-secrets.ts'

/** What an answer of a passkey is for: one that was given for one thing is worth nothing for another. */
export type Purpose = 'add' | 'sign-in' | 'second-factor' | 'prove'

export const CHALLENGE_MINUTES = 5

/** For whom a challenge was made: the session, or the cookie of a browser that has none yet. */
export type Bound = { purpose: Purpose; boundTo: string }

/** A question that is good for five minutes, once, and only where it was asked; every process knows it. */
export function makeChallenge(
  tx: Transaction,
  { purpose, boundTo, memberId }: Bound & { memberId?: string },
): Promise<string> {
  return makeSecret(tx, {
    kind: `passkey-${purpose}`,
    minutes: CHALLENGE_MINUTES,
    details: { boundTo: hashToken(boundTo) },
    ...(memberId ? { memberId } : {}),
  })
}

/** Uses the question up, whatever the answer is worth; of two who bring an answer at the same instant one is heard. */
export async function useChallenge(
  tx: Transaction,
  challenge: string,
  { purpose, boundTo }: Bound,
): Promise<boolean> {
  const used = await useSecret(tx, `passkey-${purpose}`, challenge)
  return used?.details['boundTo'] === hashToken(boundTo)
}
