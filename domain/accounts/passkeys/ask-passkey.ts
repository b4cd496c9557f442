import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import type { Actor, MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { admitAddress } from '../sign-in/admit.ts'
import { findSecret } from '../secrets/one-time-secrets.ts'
import type { SignInContext } from '../sign-in/sign-in-context.ts'
import { CHALLENGE_MINUTES, makeChallenge, type Bound } from './challenges.ts'
import { relyingParty } from './relying-party.ts'
import { passkey } from './schema.server.ts'

export type PasskeyQuestion = PublicKeyCredentialRequestOptionsJSON

/** Each question is a row for five minutes: enough for a household, not for a flood. */
const QUESTIONS = { name: 'passkey questions', most: 60, everySeconds: 900 }

/** Asks for whichever passkey the person has here; nobody is named, so nothing is told of anybody. */
export async function askPasskeyToSignIn(
  tx: Transaction,
  actor: Actor,
  { browser }: { browser: string },
  context: SignInContext,
): Promise<PasskeyQuestion> {
  authorise(actor, 'account.sign-in')
  await admitAddress(tx, context.origin)
  await countUse(tx.db, QUESTIONS, context.origin.address, tx.now)
  return ask(tx, { purpose: 'sign-in', boundTo: browser }, context)
}

/** Asks one whose first proof was right for a passkey of theirs. */
export async function askPasskeyAsSecondFactor(
  tx: Transaction,
  actor: Actor,
  { pending }: { pending: string },
  context: SignInContext,
): Promise<PasskeyQuestion> {
  authorise(actor, 'account.sign-in')
  await countUse(tx.db, QUESTIONS, context.origin.address, tx.now)
  const first = await findSecret(tx, 'second-factor', pending)
  if (!first?.memberId) throw new Conflict('That took too long. Begin again.')
  return ask(tx, { purpose: 'second-factor', boundTo: pending, memberId: first.memberId }, context)
}

/** Asks a member for one of their passkeys before a sensitive step. */
export async function askPasskeyToProve(
  tx: Transaction,
  actor: MemberActor,
  { sessionId }: { sessionId: string },
  context: SignInContext,
): Promise<PasskeyQuestion> {
  authorise(actor, 'account.prove')
  await countUse(tx.db, QUESTIONS, context.origin.address, tx.now)
  return ask(tx, { purpose: 'prove', boundTo: sessionId, memberId: actor.id }, context)
}

async function ask(
  tx: Transaction,
  asked: Bound & { memberId?: string },
  { siteOrigin }: Pick<SignInContext, 'siteOrigin'>,
): Promise<PasskeyQuestion> {
  const challenge = await makeChallenge(tx, asked)
  return generateAuthenticationOptions({
    rpID: relyingParty(siteOrigin).id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    userVerification: 'required',
    timeout: CHALLENGE_MINUTES * 60_000,
    allowCredentials: asked.memberId ? await credentialsOf(tx, asked.memberId) : [],
  })
}

/** The passkeys of a member, as a browser wants to be told of them. */
export async function credentialsOf(tx: Transaction, memberId: string) {
  const keys = await tx.db
    .select({ id: passkey.credentialId, transports: passkey.transports })
    .from(passkey)
    .where(eq(passkey.memberId, memberId))
    .orderBy(passkey.addedAt)
  type Described = NonNullable<
    Parameters<typeof generateAuthenticationOptions>[0]['allowCredentials']
  >[number]
  return keys as Described[]
}
