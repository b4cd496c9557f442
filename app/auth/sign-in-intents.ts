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
import { inEvenTime } from './even-time.ts'
import { frontDoor } from '../shared/sign-in/front-door.ts'
import { signInGiven } from './given.ts'
import { nextPath, withNext } from '../shared/sign-in/next-path.ts'
import { readBrowser } from './passkeys/browser-cookie.ts'
import { readPasskey, wrongPasskey } from './passkeys/read-passkey.ts'
import { pendingCookie } from './pending-cookie.ts'
import { signInForms } from './sign-in-forms.ts'
import { spareTry } from '../shared/sign-in/spare-try.ts'

const WRONG =
  'Password: it does not go with this e-mail or username. Check both, or have a code sent to you. Before your address is verified, sign in by your username'

const { intent, intents } = formsOf({ ...signInForms, about: frontDoor, otherwise: 'password' })

/** Where a person wants to go, and by which front door they come. */
const wayOf = ({ about, form }: { about: ReturnType<typeof frontDoor>; form: FormData }) => ({
  brand: about.slug,
  next: nextPath(form.get('next')),
})

export const signInIntents = intents({
  // Compared between two transactions, so that none waits for the hashing.
  password: intent({
    input: passwordSignInInput,
    runOutside: (asked, { login, password, keep }) => {
      const { transaction, actor } = asked
      const given = signInGiven(asked, keep === 'on')
      return inEvenTime(
        async () => {
          const begun = await transaction((tx) => beginPasswordTry(tx, actor, { login }, given))
          const giveBack = (tx: Transaction) => giveBackSignInTry(tx, 'password', begun.trier, given.settings)
          return spareTry(asked, giveBack, async () => {
            const isRight = await verifyPassword(password, begun.passwordHash)
            return transaction((tx) => finishPasswordTry(tx, begun, isRight, given))
          })
        },
        ({ outcome }) => outcome !== 'refused',
      )
    },
    done: (asked, signedIn, { keep }) => {
      if (signedIn.outcome === 'refused') throw new Invalid('Nobody came in', { password: [WRONG] })
      return enter(signedIn, { ...wayOf(asked), now: asked.clock.now(), keep: keep === 'on' })
    },
  }),

  // The next screen is the same whether or not a letter was sent, and comes after the same time.
  code: intent({
    input: askCodeInput,
    runOutside: (asked, input) =>
      inEvenTime(() => asked.transaction((tx) => askSignInCode(tx, asked.actor, input, signInGiven(asked)))),
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
      return signInWithPasskey(tx, actor, { answer, browser }, signInGiven(asked))
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
      if (!asked.config.demo || !role) throw new NotFound('This person is not in the hall')
      return signInAsDemo(tx, actor, role, signInGiven(asked))
    },
    done: (asked, signedIn) => enter(signedIn, { ...wayOf(asked), now: asked.clock.now(), keep: true }),
  }),
})

export type SignInIntent = IntentOf<typeof signInIntents>
