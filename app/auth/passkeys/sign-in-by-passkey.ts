import type { Edge } from '#app/edge.ts'
import { readSubmission } from '#app/forms/read-submission.ts'
import { passkeyInput, signInWithPasskey } from '#domain/accounts/index.ts'
import { enter, type Entering } from '../enter.ts'
import { signInGiven } from '../given.ts'
import { refuseForm } from '../refuse-form.ts'
import { readBrowser } from './browser-cookie.ts'
import { refusePasskey } from './refuse-passkey.ts'

/** By a passkey: the form has only what the device said, so whatever is wrong is said of the whole form. */
export async function signInByPasskey(edge: Edge, form: FormData, way: Pick<Entering, 'next' | 'brand'>) {
  const submission = readSubmission(form, passkeyInput, ['answer'])
  const browser = readBrowser(edge.request.headers.get('Cookie'))
  if (submission.status !== 'success' || !browser) return refusePasskey(submission)
  const { transaction, actor, clock } = edge
  const { answer } = submission.value
  try {
    const signedIn = await transaction((tx) =>
      signInWithPasskey(tx, actor, { answer, browser }, signInGiven(edge)),
    )
    if (signedIn.outcome === 'refused') return refusePasskey(submission)
    return enter(signedIn, { ...way, now: clock.now(), keep: true })
  } catch (error) {
    return refuseForm(submission, error)
  }
}
