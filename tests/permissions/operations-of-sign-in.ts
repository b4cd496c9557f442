import {
  askPasswordReset,
  askSignInCode,
  beginPasswordTry,
  finishProviderSignUp,
  passSecondFactor,
  proveProviderLink,
  refuseLinkTry,
  register,
  resetPassword,
  sendProviderCode,
  signInAsDemo,
  signInWithCode,
  signInWithProvider,
  takeLinkTry,
  takePasswordTry,
  useEmailLink,
} from '#domain/accounts/index.ts'
import { makeSecret } from '#domain/accounts/secrets/one-time-secrets.ts'
import { keepPending, type ProviderStep } from '#domain/accounts/providers/provider-pending.ts'
import { member } from '#domain/accounts/schema.server.ts'
import { seal } from '#domain/accounts/testing-account.ts'
import type { SecretKind } from '#domain/accounts/secrets/secret-kinds.ts'
import { eq } from 'drizzle-orm'
import { everyone, operation, type Operations } from './operation.ts'
import { context, type Scene } from './scene.ts'

const secretOf = ({ tx, ann }: Scene, kind: SecretKind) =>
  makeSecret(tx, { kind, memberId: ann.id, minutes: 10, details: { email: ann.email } })

const pendingAt = ({ tx, ann }: Scene, step: ProviderStep) =>
  keepPending(tx, {
    step,
    provider: 'peer',
    subject: 'a subject',
    email: step === 'prove' ? ann.email : 'newcomer@example.org',
    name: 'Newcomer',
    memberId: step === 'prove' ? ann.id : '',
    codeSent: false,
  })

/** The ways in are open to everyone: a link or a code from a letter is good in any browser, whoever is signed in there. */
export const operationsOfSignIn: Operations = {
  'accounts.askPasswordReset': operation(
    everyone,
    ({ tx, asks, ann }) =>
      () =>
        askPasswordReset(tx, asks, { login: ann.email }, context),
  ),
  'accounts.askSignInCode': operation(
    everyone,
    ({ tx, asks, ann }) =>
      () =>
        askSignInCode(tx, asks, { login: ann.email }, context),
  ),
  'accounts.beginPasswordTry': operation(
    everyone,
    ({ tx, asks, ann }) =>
      () =>
        beginPasswordTry(tx, asks, { login: ann.email }, context),
  ),
  'accounts.finishProviderSignUp': operation(['visitor'], async (scene) => {
    const secret = await pendingAt(scene, 'name')
    return () => finishProviderSignUp(scene.tx, scene.asks, { secret, username: 'newcomer' }, context)
  }),
  'accounts.passSecondFactor': operation(everyone, async (scene) => {
    const pending = await secretOf(scene, 'second-factor')
    return () => passSecondFactor(scene.tx, scene.asks, { pending, code: '123456' }, { ...context, seal })
  }),
  'accounts.proveProviderLink': operation(everyone, async (scene) => {
    const secret = await pendingAt(scene, 'prove')
    const proof = { by: 'password', verified: scene.ann.passwordHash } as const
    return () => proveProviderLink(scene.tx, scene.asks, { secret, proof }, context)
  }),
  'accounts.register': operation(['visitor'], ({ tx, asks }) => {
    const newcomer = { email: 'newcomer@example.org', username: 'newcomer', passwordHash: 'a hash' }
    return () => register(tx, asks, newcomer, context)
  }),
  'accounts.resetPassword': operation(everyone, async (scene) => {
    const token = await secretOf(scene, 'reset-password')
    return () => resetPassword(scene.tx, scene.asks, { token, passwordHash: 'a new hash' }, context)
  }),
  'accounts.sendProviderCode': operation(everyone, async (scene) => {
    const secret = await pendingAt(scene, 'prove')
    return () => sendProviderCode(scene.tx, scene.asks, { secret }, context)
  }),
  'accounts.signInAsDemo': operation(everyone, async ({ tx, asks, ann }) => {
    await tx.db
      .update(member)
      .set({ isDemo: true, email: 'buyer@guildhall.test' })
      .where(eq(member.id, ann.id))
    return () => signInAsDemo(tx, asks, 'buyer', context)
  }),
  'accounts.signInWithCode': operation(everyone, async (scene) => {
    const pending = await secretOf(scene, 'sign-in-code')
    return () => signInWithCode(scene.tx, scene.asks, { pending, code: '123456' }, context)
  }),
  'accounts.signInWithProvider': operation(everyone, ({ tx, asks, ann }) => {
    const identity = {
      provider: 'peer',
      subject: 'a subject',
      email: ann.email,
      emailVerified: true,
      name: undefined,
    }
    return () => signInWithProvider(tx, asks, identity, context)
  }),
  'accounts.takePasswordTry': operation(everyone, async (scene) => {
    const secret = await pendingAt(scene, 'prove')
    return () => takePasswordTry(scene.tx, scene.asks, secret, context)
  }),
  'accounts.refuseLinkTry': operation(everyone, async (scene) => {
    const token = await secretOf(scene, 'verify-email')
    return () => refuseLinkTry(scene.tx, scene.asks, token, context)
  }),
  'accounts.takeLinkTry': operation(everyone, async (scene) => {
    const token = await secretOf(scene, 'verify-email')
    return () => takeLinkTry(scene.tx, scene.asks, token, context)
  }),
  'accounts.useEmailLink': operation(everyone, async (scene) => {
    const token = await secretOf(scene, 'verify-email')
    const holder = { verified: scene.ann.passwordHash }
    return () => useEmailLink(scene.tx, scene.asks, { token, holder }, context)
  }),
}
