import {
  addPasskey,
  askNewPasskey,
  askPasskeyAsSecondFactor,
  askPasskeyToProve,
  askPasskeyToSignIn,
  askSecondFactorReset,
  cancelSecondFactorReset,
  removePasskey,
  renamePasskey,
  signInWithPasskey,
  stopSecondFactorReset,
} from '#domain/accounts/index.ts'
import { makeSecret } from '#domain/accounts/secrets/one-time-secrets.ts'
import { makeChallenge } from '#domain/accounts/passkeys/challenges.ts'
import type { NewPasskeyQuestion } from '#domain/accounts/passkeys/ask-new-passkey.ts'
import { passkey } from '#domain/accounts/passkeys/schema.server.ts'
import { makeAuthenticator } from '#domain/accounts/passkeys/testing-authenticator.ts'
import { secondFactorReset } from '#domain/accounts/second-factor-reset/schema.server.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Person } from './people.ts'
import { everyone, livingAnns, livingMembers, operation, type Operations, own } from './operation.ts'
import { context, type Scene } from './scene.ts'

const activeMembers: Person[] = [
  'Ann',
  'Ann, an administrator',
  'another member',
  'administrator',
  'moderator',
  'support',
  'finance',
]
const device = () => makeAuthenticator(context.siteOrigin)

/** A passkey of somebody's, whose key was never anywhere. */
async function keepAPasskey({ tx }: Scene, memberId: string): Promise<string> {
  const [made] = await tx.db
    .insert(passkey)
    .values({
      memberId,
      credentialId: 'a key',
      publicKey: '',
      counter: 0,
      name: 'A key',
      isBackedUp: false,
      addedAt: tx.now,
      addedOn: 'Firefox on Linux',
    })
    .returning({ id: passkey.id })
  return made?.id ?? ''
}

async function keepAReset({ tx, ann }: Scene): Promise<string> {
  const reset = { memberId: ann.id, reason: 'Lost', askedBy: 'operator', askedAt: tx.now }
  const [made] = await tx.db
    .insert(secondFactorReset)
    .values({ ...reset, dueAt: addDays(tx.now, 1) })
    .returning({ id: secondFactorReset.id })
  return made?.id ?? ''
}

/** Passkeys of one's own, the ways in by them, and lost second factors. */
export const operationsOfPasskeys: Operations = {
  'accounts.addPasskey': own(activeMembers, async ({ tx, self, mine }) => {
    const { sessionId } = mine
    const challenge = await makeChallenge(tx, { purpose: 'add', boundTo: sessionId, memberId: mine.id })
    const question = { challenge, user: { id: '' } } as NewPasskeyQuestion
    const answer = device().register(question)
    return () => addPasskey(tx, self, { answer, name: 'A key', sessionId }, context)
  }),
  'accounts.askNewPasskey': own(
    activeMembers,
    ({ tx, self, mine }) =>
      () =>
        askNewPasskey(tx, self, { sessionId: mine.sessionId }, context),
  ),
  'accounts.askPasskeyAsSecondFactor': operation(everyone, async ({ tx, asks, ann }) => {
    const pending = await makeSecret(tx, { kind: 'second-factor', memberId: ann.id, minutes: 10 })
    return () => askPasskeyAsSecondFactor(tx, asks, { pending }, context)
  }),
  'accounts.askPasskeyToProve': own(
    livingMembers,
    ({ tx, self, mine }) =>
      () =>
        askPasskeyToProve(tx, self, { sessionId: mine.sessionId }, context),
  ),
  'accounts.askPasskeyToSignIn': operation(
    everyone,
    ({ tx, asks }) =>
      () =>
        askPasskeyToSignIn(tx, asks, { browser: 'a browser' }, context),
  ),
  'accounts.signInWithPasskey': operation(everyone, async ({ tx, asks }) => {
    const challenge = await makeChallenge(tx, { purpose: 'sign-in', boundTo: 'a browser' })
    const answer = device().answer({ challenge })
    return () => signInWithPasskey(tx, asks, { answer, browser: 'a browser' }, context)
  }),
  'accounts.renamePasskey': own(activeMembers, async (scene) => {
    const passkeyId = await keepAPasskey(scene, scene.mine.id)
    return () => renamePasskey(scene.tx, scene.self, { passkeyId, name: 'Another name' }, context)
  }),
  'accounts.renamePasskey of Ann’s': operation(['Ann', 'Ann, an administrator'], async (scene) => {
    const passkeyId = await keepAPasskey(scene, scene.ann.id)
    return () => renamePasskey(scene.tx, scene.self, { passkeyId, name: 'Another name' }, context)
  }),
  'accounts.removePasskey': own(activeMembers, async (scene) => {
    const which = { passkeyId: await keepAPasskey(scene, scene.mine.id), sessionId: scene.mine.sessionId }
    return () => removePasskey(scene.tx, scene.self, which, context)
  }),
  'accounts.removePasskey of Ann’s': operation(['Ann', 'Ann, an administrator'], async (scene) => {
    const which = { passkeyId: await keepAPasskey(scene, scene.ann.id), sessionId: scene.mine.sessionId }
    return () => removePasskey(scene.tx, scene.self, which, context)
  }),
  'accounts.askSecondFactorReset': operation(['administrator'], async (scene) => {
    await keepAPasskey(scene, scene.ann.id)
    const input = { memberId: scene.ann.id, reason: 'For a test' }
    return () => askSecondFactorReset(scene.tx, scene.asks, input, context)
  }),
  'accounts.cancelSecondFactorReset': operation([...livingAnns, 'administrator'], async (scene) => {
    await keepAReset(scene)
    return () => cancelSecondFactorReset(scene.tx, scene.asks, { memberId: scene.ann.id }, context)
  }),
  'accounts.stopSecondFactorReset': operation(everyone, async (scene) => {
    const resetId = await keepAReset(scene)
    const token = await makeSecret(scene.tx, {
      kind: 'stop-second-factor-reset',
      minutes: 60,
      details: { resetId },
    })
    return () => stopSecondFactorReset(scene.tx, scene.asks, { token }, context)
  }),
}
