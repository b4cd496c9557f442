import { redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { readSubmission } from '#app/forms/read-submission.ts'
import { disownDevice, recogniseDevice, sessionInput } from '#domain/accounts/index.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'

/** Where the account page says what happened, and asks for a new password. */
const CHANGE_PASSWORD = '/my/account?done=it-was-not-me#password'

/** The two answers to `Was it you?`, by the intent of their buttons, and where each leads. */
const answers = {
  'it-was-me': { answer: recogniseDevice, next: '/my' },
  'it-was-not-me': { answer: disownDevice, next: CHANGE_PASSWORD },
} as const

export type SignInAnswer = keyof typeof answers

export const isSignInAnswer = (intent: unknown): intent is SignInAnswer =>
  typeof intent === 'string' && Object.hasOwn(answers, intent)

export async function answerSignIn(
  { transaction, actor, origin, viewer }: MemberEdge,
  intent: SignInAnswer,
  form: FormData,
): Promise<Response> {
  const sent = readSubmission(form, sessionInput)
  if (sent.status !== 'success') throw new NotFound('That sign-in needs no answer any more')
  const { answer, next } = answers[intent]
  try {
    await transaction((tx) => answer(tx, actor, sent.value, { origin, ownSessionId: viewer.sessionId }))
  } catch (error) {
    // It ended by itself or was answered meanwhile, or this device is in question itself: the page says what is left to do.
    if (!(error instanceof NotFound || error instanceof Conflict)) throw error
    return redirect('/my')
  }
  return redirect(next)
}
