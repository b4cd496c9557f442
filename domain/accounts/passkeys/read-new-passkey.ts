import { verifyRegistrationResponse } from '@simplewebauthn/server'
import type { Transaction } from '#platform/db/transaction.ts'
import { useChallenge, type Bound } from './challenges.ts'
import { challengeIn } from './client-data.ts'
import type { NewPasskeyAnswer } from './passkey-input.ts'
import { relyingParty } from './relying-party.ts'

/** EdDSA, ES256 and RS256: what devices have. */
export const ALGORITHMS = [-8, -7, -257]

type NewPasskey = { credentialId: string; publicKey: string; counter: number; isBackedUp: boolean }

/** The new passkey in an answer to the question that was asked here and now. The question is used up by it, right or wrong. */
export async function readNewPasskey(
  tx: Transaction,
  answer: NewPasskeyAnswer,
  { siteOrigin, ...bound }: Bound & { siteOrigin: string },
): Promise<NewPasskey | undefined> {
  const challenge = challengeIn(answer.response.clientDataJSON)
  if (challenge === undefined || !(await useChallenge(tx, challenge, bound))) return undefined
  const { id, origin } = relyingParty(siteOrigin)
  try {
    const { registrationInfo: made } = await verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} } as Parameters<
        typeof verifyRegistrationResponse
      >[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    return (
      made && {
        credentialId: made.credential.id,
        publicKey: Buffer.from(made.credential.publicKey).toString('base64url'),
        counter: made.credential.counter,
        isBackedUp: made.credentialBackedUp,
      }
    )
  } catch {
    // Whatever of it is wrong, the library throws.
    return undefined
  }
}
