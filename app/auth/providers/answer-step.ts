import type { Edge } from '#app/edge.ts'
import { readSubmission } from '#app/forms/read-submission.ts'
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
import { signInGiven } from '../given.ts'
import { endedInvitation, readInvitation } from '../invitation.ts'
import { refuseFields, refuseForm, refuseInput } from '../refuse-form.ts'
import { spareTry } from '../spare-try.ts'
import { answerProvider, leave } from './answer-provider.ts'
import { readOauthCookie, type StepKept } from './oauth-cookie.ts'
import { failedPath } from './paths.ts'

/** What a person answered at one of the steps. */
export async function answerStep(edge: Edge) {
  const trip = readOauthCookie(edge)
  if (trip?.stage !== 'step') return leave(failedPath('stale', { next: '/my', brand: DEFAULT_BRAND }))
  const form = await edge.form()
  const intent = String(form.get('intent'))
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined
  if (!act) throw new Invalid('This form is out of date. Reload the page and send it again.')
  try {
    return await act(edge, trip, form)
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    const why = error instanceof LostStep ? 'stale' : 'not-linkable'
    return leave(failedPath(why, { next: trip.next, brand: trip.brand }))
  }
}

type Act = (edge: Edge, trip: StepKept, form: FormData) => Promise<Response | ReturnType<typeof refuseInput>>

const chooseName: Act = async (edge, trip, form) => {
  const sent = readSubmission(form, providerNameInput)
  if (sent.status !== 'success') return refuseInput(sent)
  const brand = brandOf(edge.settings, trip.brand).slug
  const invitedBy = readInvitation(edge.request.headers.get('Cookie'))
  const input = { secret: trip.secret, username: sent.value.username, brand, invitedBy }
  try {
    const answer = await edge.transaction((tx) =>
      finishProviderSignUp(tx, edge.actor, input, signInGiven(edge)),
    )
    const entered = answerProvider(edge, answer, trip)
    entered.headers.append('Set-Cookie', endedInvitation)
    return entered
  } catch (error) {
    return refuseForm(sent, error)
  }
}

const giveEmail: Act = async (edge, trip, form) => {
  const sent = readSubmission(form, providerEmailInput)
  if (sent.status !== 'success') return refuseInput(sent)
  return mailCode(edge, trip, sent, sent.value.email)
}

const askCode: Act = (edge, trip, form) =>
  mailCode(edge, trip, readSubmission(form, providerEmailInput.partial()))

async function mailCode(
  edge: Edge,
  trip: StepKept,
  sent: Parameters<typeof refuseForm>[0],
  email?: string,
): ReturnType<Act> {
  const input = { secret: trip.secret, email, brand: trip.brand }
  try {
    const { secret } = await edge.transaction((tx) =>
      sendProviderCode(tx, edge.actor, input, signInGiven(edge)),
    )
    return answerProvider(edge, { outcome: 'pending', secret }, trip)
  } catch (error) {
    return refuseForm(sent, error)
  }
}

const typeCode: Act = async (edge, trip, form) => {
  const sent = readSubmission(form, providerCodeInput)
  if (sent.status !== 'success') return refuseInput(sent)
  const proof = { by: 'code', typed: sent.value.code } as const
  const wrong = 'Code: that is not it, or it is too old. Look at the newest letter, or have another one sent'
  try {
    const given = await givenFor(edge, trip)
    const answer = await edge.transaction((tx) =>
      proveProviderLink(tx, edge.actor, { secret: trip.secret, proof }, given),
    )
    return answer.outcome === 'wrong'
      ? refuseFields(sent, { code: [wrong] })
      : answerProvider(edge, answer, trip)
  } catch (error) {
    return refuseForm(sent, error)
  }
}

/** The password is compared between two transactions: neither waits for it. */
const typePassword: Act = async (edge, trip, form) => {
  const sent = readSubmission(form, providerPasswordInput)
  if (sent.status !== 'success') return refuseInput(sent)
  const wrong = 'Password: that is not it. Type it again, or have a code sent to your e-mail address'
  try {
    const given = await givenFor(edge, trip)
    const { hash, trier } = await edge.transaction((tx) =>
      takePasswordTry(tx, edge.actor, trip.secret, given),
    )
    const giveBack = (tx: Transaction) => giveBackSignInTry(tx, 'password', trier, given.settings)
    const answer = await spareTry(edge, giveBack, async () => {
      const verified = (await verifyPassword(sent.value.password, hash)) ? hash : null
      const proof = { by: 'password', verified } as const
      return edge.transaction((tx) =>
        proveProviderLink(tx, edge.actor, { secret: trip.secret, proof }, given),
      )
    })
    return answer.outcome === 'wrong'
      ? refuseFields(sent, { password: [wrong] })
      : answerProvider(edge, answer, trip)
  } catch (error) {
    return refuseForm(sent, error)
  }
}

async function givenFor(edge: Edge, trip: StepKept) {
  const pending = await edge.transaction((tx) => findPending(tx, trip.secret))
  const provider = pending && edge.providers.find(pending.provider)
  if (!provider) throw new LostStep()
  return { ...signInGiven(edge), providerName: provider.name }
}

const acts: Readonly<Record<string, Act | undefined>> = {
  name: chooseName,
  email: giveEmail,
  'send-code': askCode,
  code: typeCode,
  password: typePassword,
}
