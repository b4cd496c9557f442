import {
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/server'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { lockMember, type MemberContext } from '../members/lock-member.ts'
import { credentialsOf } from './ask-passkey.ts'
import { CHALLENGE_MINUTES, makeChallenge } from './challenges.ts'
import { ALGORITHMS } from './read-new-passkey.ts'
import { relyingParty, userHandle } from './relying-party.ts'

export type NewPasskeyQuestion = PublicKeyCredentialCreationOptionsJSON

export const PASSKEYS_MOST = 10

/** Asks a device for a new passkey: one that names its member by itself and verifies its owner each time. */
export async function askNewPasskey(
  tx: Transaction,
  actor: MemberActor,
  { sessionId }: { sessionId: string },
  { settings, siteOrigin }: MemberContext,
): Promise<NewPasskeyQuestion> {
  authorise(actor, 'account.passkeys')
  const who = await lockMember(tx, actor.id)
  const known = await credentialsOf(tx, who.id)
  if (known.length >= PASSKEYS_MOST) throw tooMany()
  const challenge = await makeChallenge(tx, { purpose: 'add', boundTo: sessionId, memberId: who.id })
  return generateRegistrationOptions({
    rpName: settings.marketplaceName,
    rpID: relyingParty(siteOrigin).id,
    userID: userHandle(who.id),
    userName: who.email,
    userDisplayName: who.displayName,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_MINUTES * 60_000,
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
}

export const tooMany = () =>
  new Conflict(`You have ${PASSKEYS_MOST} passkeys, which is the most. Remove one that you don’t use first.`)
