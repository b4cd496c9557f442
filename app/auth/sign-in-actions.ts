import { redirect } from 'react-router'
import type { Edge } from '#app/edge.ts'
import { readSubmission } from '#app/forms/read-submission.ts'
import { askCodeInput, passwordSignInInput } from '#domain/accounts/input.ts'
import {
  askSignInCode,
  beginPasswordTry,
  demoRoles,
  finishPasswordTry,
  giveBackSignInTry,
  signInAsDemo,
  underBrand,
} from '#domain/accounts/index.ts'
import { verifyPassword } from '#platform/crypto/password.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { enter, type Entering } from './enter.ts'
import { inEvenTime } from './even-time.ts'
import { signInGiven } from './given.ts'
import { withNext } from './next-path.ts'
import { pendingCookie } from './pending-cookie.ts'
import { refuseFields, refuseForm, refuseInput } from './refuse-form.ts'
import { spareTry } from './spare-try.ts'

const WRONG =
  'Password: it does not go with this e-mail or username. Check both, or have a code sent to you. Before your address is verified, sign in by your username'

/** Where a person wants to go, and by which front door they come. */
type Way = Pick<Entering, 'next' | 'brand'>

/** By password: compared between two transactions, so that none waits for the hashing. */
export async function signInByPassword(edge: Edge, form: FormData, { next, brand }: Way) {
  const submission = readSubmission(form, passwordSignInInput)
  if (submission.status !== 'success') return refuseInput(submission)
  const { login, password, keep } = submission.value
  const { transaction, actor, clock } = edge
  const given = signInGiven(edge, keep === 'on')
  try {
    const signedIn = await inEvenTime(
      async () => {
        const begun = await transaction((tx) => beginPasswordTry(tx, actor, { login }, given))
        const giveBack = (tx: Transaction) => giveBackSignInTry(tx, 'password', begun.trier, given.settings)
        return spareTry(edge, giveBack, async () => {
          const isRight = await verifyPassword(password, begun.passwordHash)
          return transaction((tx) => finishPasswordTry(tx, begun, isRight, given))
        })
      },
      ({ outcome }) => outcome !== 'refused',
    )
    if (signedIn.outcome === 'refused') return refuseFields(submission, { password: [WRONG] })
    return enter(signedIn, { next, brand, now: clock.now(), keep: keep === 'on' })
  } catch (error) {
    return refuseForm(submission, error)
  }
}

/** By a code: the next screen is the same whether or not a letter was sent, and comes after the same time. */
export async function sendCode(edge: Edge, form: FormData, { next, brand }: Way) {
  const submission = readSubmission(form, askCodeInput)
  if (submission.status !== 'success') return refuseInput(submission)
  try {
    const { pending } = await inEvenTime(() =>
      edge.transaction((tx) => askSignInCode(tx, edge.actor, submission.value, signInGiven(edge))),
    )
    const cookie = pendingCookie({ step: 'code', token: pending, keep: form.get('keep') === 'on' })
    return redirect(withNext(underBrand('/my/otp', brand), next), { headers: { 'Set-Cookie': cookie } })
  } catch (error) {
    return refuseForm(submission, error)
  }
}

/** By one click, as a person of the demo. */
export async function walkInAsDemo(edge: Edge, form: FormData, { next, brand }: Way) {
  const role = demoRoles.find((known) => known === form.get('person'))
  if (!edge.config.demo || !role) throw new NotFound('This person is not in the hall')
  const signedIn = await edge.transaction((tx) => signInAsDemo(tx, edge.actor, role, signInGiven(edge)))
  return enter(signedIn, { next, brand, now: edge.clock.now(), keep: true })
}
