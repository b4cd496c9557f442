import type { Edge } from '#app/edge.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import {
  brandOf,
  DEFAULT_BRAND,
  findPending,
  finishProviderSignUp,
  giveBackSignInTry,
  LostStep,
  providerCodeInput,
  providerEmailInput,
  providerNameInput,
  providerPasswordInput,
  proveProviderLink,
  sendProviderCode,
  takePasswordTry,
} from '#domain/accounts/index.ts'
import { verifyPassword } from '#platform/crypto/password.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { signInContext } from '../sign-in-context.ts'
import { endedInvitation, readInvitation } from '../invitation.ts'
import { signInForms } from '../sign-in-forms.ts'
import { spareTry } from '../../shared/sign-in/spare-try.ts'
import { answerProvider, leave } from './answer-provider.ts'
import { readOauthCookie, type StoredStep } from './oauth-cookie.ts'
import { failedPath } from './paths.ts'

const WRONG_CODE =
  'Code: that is not it, or it is too old. Look at the newest e-mail, or have another one sent'
const WRONG_PASSWORD = 'Password: that is not it. Type it again, or have a code sent to your e-mail address'

const { intent, intents } = formsOf({
  ...signInForms,
  about: (edge): StoredStep => {
    const trip = readOauthCookie(edge)
    if (trip?.stage === 'step') return trip
    throw leave(failedPath('stale', { next: '/my', brand: DEFAULT_BRAND }))
  },
})

type Asked = Edge & { about: StoredStep }

/** A step that is over, or an account that can't be linked, leads back to the beginning. */
async function orLeave<Result>(
  { about: { next, brand } }: Asked,
  run: () => Promise<Result>,
): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    throw leave(failedPath(error instanceof LostStep ? 'stale' : 'not-linkable', { next, brand }))
  }
}

const mailCode = (asked: Asked, email?: string) =>
  orLeave(asked, async () => {
    const { about: trip, transaction, actor } = asked
    const input = { secret: trip.secret, email, brand: trip.brand }
    const { secret } = await transaction((tx) => sendProviderCode(tx, actor, input, signInContext(asked)))
    return answerProvider(asked, { outcome: 'pending', secret }, trip)
  })

/** What a person answered at one of the steps. */
export const stepIntents = intents({
  name: intent({
    input: providerNameInput,
    runOutside: (asked, { username }) =>
      orLeave(asked, async () => {
        const { about: trip, transaction, actor, settings, request } = asked
        const brand = brandOf(settings, trip.brand).slug
        const invitedBy = readInvitation(request.headers.get('Cookie'))
        const input = { secret: trip.secret, username, brand, invitedBy }
        const answer = await transaction((tx) => finishProviderSignUp(tx, actor, input, signInContext(asked)))
        const entered = answerProvider(asked, answer, trip)
        entered.headers.append('Set-Cookie', endedInvitation)
        return entered
      }),
  }),
  email: intent({ input: providerEmailInput, runOutside: (asked, { email }) => mailCode(asked, email) }),
  'send-code': intent({ runOutside: (asked) => mailCode(asked) }),
  code: intent({
    input: providerCodeInput,
    runOutside: (asked, { code }) =>
      orLeave(asked, async () => {
        const { about: trip, transaction, actor } = asked
        const proof = { by: 'code', typed: code } as const
        const context = await contextFor(asked, trip)
        const answer = await transaction((tx) =>
          proveProviderLink(tx, actor, { secret: trip.secret, proof }, context),
        )
        if (answer.outcome === 'wrong') throw new Invalid('The code is wrong', { code: [WRONG_CODE] })
        return answerProvider(asked, answer, trip)
      }),
  }),
  // Compared between two transactions: neither waits for it.
  password: intent({
    input: providerPasswordInput,
    runOutside: (asked, { password }) =>
      orLeave(asked, async () => {
        const { about: trip, transaction, actor } = asked
        const context = await contextFor(asked, trip)
        const { hash, attempt } = await transaction((tx) => takePasswordTry(tx, actor, trip.secret, context))
        const giveBack = (tx: Transaction) => giveBackSignInTry(tx, 'password', attempt, context.settings)
        const answer = await spareTry(asked, giveBack, async () => {
          const verified = (await verifyPassword(password, hash)) ? hash : null
          const proof = { by: 'password', verified } as const
          return transaction((tx) => proveProviderLink(tx, actor, { secret: trip.secret, proof }, context))
        })
        if (answer.outcome === 'wrong')
          throw new Invalid('The password is wrong', { password: [WRONG_PASSWORD] })
        return answerProvider(asked, answer, trip)
      }),
  }),
})

export type StepIntent = IntentOf<typeof stepIntents>

async function contextFor(edge: Edge, trip: StoredStep) {
  const pending = await edge.transaction((tx) => findPending(tx, trip.secret))
  const provider = pending && edge.providers.find(pending.provider)
  if (!provider) throw new LostStep()
  return { ...signInContext(edge), providerName: provider.name }
}
