import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { and, eq, lt, or, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { useChallenge, type Bound } from './challenges.ts'
import { challengeIn } from './client-data.ts'
import type { PasskeyAnswer } from './passkey-input.ts'
import { relyingParty, userHandle } from './relying-party.ts'
import { passkey } from './schema.server.ts'

type Passkey = typeof passkey.$inferSelect

/** Where the answer is expected; with a member, only a passkey of theirs is. */
type Asked = Bound & { memberId?: string; siteOrigin: string }

/** Whether it was right, and whose the passkey is, as far as it is known. */
export type Checked = { isRight: boolean; memberId: string | undefined }

/**
 * Whether a passkey answered the question that was asked here and now, for this purpose, for this host, with its owner verified by
 * their device. The question is used up by it, right or wrong.
 */
export async function checkPasskey(tx: Transaction, answer: PasskeyAnswer, asked: Asked): Promise<Checked> {
  const challenge = challengeIn(answer.response.clientDataJSON)
  const isAsked = challenge !== undefined && (await useChallenge(tx, challenge, asked))
  const [key] = await tx.db.select().from(passkey).where(eq(passkey.credentialId, answer.id))
  const wrong = { isRight: false, memberId: key?.memberId }
  if (!isAsked || !key || !isTheirs(key, answer, asked)) return wrong
  const used = await verify(key, answer, challenge, asked.siteOrigin)
  if (!used || !(await noteUse(tx, key, used))) return wrong
  return { isRight: true, memberId: key.memberId }
}

/** Who names nobody must be named by the passkey itself. */
function isTheirs(key: Passkey, { response }: PasskeyAnswer, { memberId }: Asked): boolean {
  if (memberId !== undefined && key.memberId !== memberId) return false
  const handle = Buffer.from(userHandle(key.memberId)).toString('base64url')
  return response.userHandle === undefined ? memberId !== undefined : response.userHandle === handle
}

type Use = { counter: number; isBackedUp: boolean }

async function verify(
  key: Passkey,
  answer: PasskeyAnswer,
  expectedChallenge: string,
  siteOrigin: string,
): Promise<Use | undefined> {
  const { id, origin } = relyingParty(siteOrigin)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} } as Parameters<
        typeof verifyAuthenticationResponse
      >[0]['response'],
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: key.credentialId,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
      },
    })
    const { newCounter, credentialBackedUp } = authenticationInfo
    return verified ? { counter: newCounter, isBackedUp: credentialBackedUp } : undefined
  } catch {
    // Whatever of it is wrong, the library throws; why is nobody's business but ours.
    return undefined
  }
}

/** A count that does not go up is of a copy. Of two answers with the same count at the same instant one is taken. */
async function noteUse(tx: Transaction, key: Passkey, { counter, isBackedUp }: Use): Promise<boolean> {
  const goesUp = or(lt(passkey.counter, counter), and(eq(passkey.counter, 0), sql`${counter} = 0`))
  const noted = await tx.db
    .update(passkey)
    .set({ counter, isBackedUp, lastUsedAt: tx.now })
    .where(and(eq(passkey.id, key.id), goesUp))
    .returning({ id: passkey.id })
  return noted.length > 0
}
