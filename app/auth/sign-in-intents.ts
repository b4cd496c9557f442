import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { askCodeInput, passwordSignInInput } from '#domain/accounts/input.ts'
import {
  askSignInCode,
  beginPasswordTry,
  demoRoles,
  finishPasswordTry,
  giveBackSignInTry,
  signInAsDemo,
  signInWithPasskey,
  underBrand,
} from '#domain/accounts/index.ts'
import { verifyPassword } from '#platform/crypto/password.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid, NotFound } from '#platform/errors/errors.ts'
import { enter } from './enter.ts'
import { inConstantTime } from './constant-time.ts'
import { requestedBrand } from '../shared/sign-in/sign-in-brand.ts'
import { signInContext } from './sign-in-context.ts'
import { nextPath, withNext } from '../shared/sign-in/next-path.ts'
import { readBrowser } from './passkeys/browser-cookie.ts'
import { readPasskey, wrongPasskey } from './passkeys/read-passkey.ts'
import { pendingCookie } from './pending-cookie.ts'
import { signInForms } from './sign-in-forms.ts'
import { spareTry } from '../shared/sign-in/spare-try.ts'

const WRONG =
  'Password: it does not go with this e-mail or username. Check both, or have a code sent to you. Before your address is verified, sign in by your username'

const { intent, intents } = formsOf({ ...signInForms, about: requestedBrand, otherwise: 'password' })

/** Where a person wants to go, and under which brand they come. */
const wayOf = ({ about, form }: { about: ReturnType<typeof requestedBrand>; form: FormData }) => ({
  brand: about.slug,
  next: nextPath(form.get('next')),
})

export const signInIntents = intents({
  // Compared between two transactions, so that none waits for the hashing.
  password: intent({
    input: passwordSignInInput,
    runOutside: (asked, { login, password, keep }) => {
      const { transaction, actor } = asked
      const context = signInContext(asked, keep === 'on')
      return inConstantTime(
        async () => {
          const begun = await transaction((tx) => beginPasswordTry(tx, actor, { login }, context))
          const giveBack = (tx: Transaction) =>
            giveBackSignInTry(tx, 'password', begun.attempt, context.settings)
          return spareTry(asked, giveBack, async () => {
            const isRight = await verifyPassword(password, begun.passwordHash)
            return transaction((tx) => finishPasswordTry(tx, begun, isRight, context))
          })
        },
        ({ outcome }) => outcome !== 'refused',
      )
    },
    done: (asked, signedIn, { keep }) => {
      if (signedIn.outcome === 'refused') throw new Invalid('Nobody was signed in', { password: [WRONG] })
      return enter(signedIn, { ...wayOf(asked), now: asked.clock.now(), keep: keep === 'on' })
    },
  }),

  // The next screen is the same whether or not a letter was sent, and comes after the same time.
  code: intent({
    input: askCodeInput,
    runOutside: (asked, input) =>
      inConstantTime(() =>
        asked.transaction((tx) => askSignInCode(tx, asked.actor, input, signInContext(asked))),
      ),
    done: (asked, { pending }) => {
      const { brand, next } = wayOf(asked)
      const keep = asked.form.get('keep') === 'on'
      const cookie = pendingCookie({ step: 'code', token: pending, keep })
      return redirect(withNext(underBrand('/my/otp', brand), next), { headers: { 'Set-Cookie': cookie } })
    },
  }),

  passkey: intent({
    secrets: ['answer'],
    read: ({ form }) => readPasskey(form),
    run: async (tx, actor, { answer }, asked) => {
      const browser = readBrowser(asked.request.headers.get('Cookie'))
      if (!browser) throw wrongPasskey()
      return signInWithPasskey(tx, actor, { answer, browser }, signInContext(asked))
    },
    done: (asked, signedIn) => {
      if (signedIn.outcome === 'refused') throw wrongPasskey()
      return enter(signedIn, { ...wayOf(asked), now: asked.clock.now(), keep: true })
    },
  }),

  // By one click, as a person of the demo.
  demo: intent({
    run: async (tx, actor, _, asked) => {
      const role = demoRoles.find((known) => known === asked.form.get('person'))
      if (!asked.config.demo || !role) throw new NotFound('There is no such person in the demo')
      return signInAsDemo(tx, actor, role, signInContext(asked))
    },
    done: (asked, signedIn) => enter(signedIn, { ...wayOf(asked), now: asked.clock.now(), keep: true }),
  }),
})

export type SignInIntent = IntentOf<typeof signInIntents>
