import { redirect } from 'react-router'
import type { z } from 'zod'
import type { Edge } from '#app/edge.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import {
  openAuthenticatorSeal,
  type passkeyInput,
  passSecondFactor,
  screensOf,
  signInWithCode,
} from '#domain/accounts/index.ts'
import { codeInput, secondFactorInput } from '#domain/accounts/input.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { enter } from './enter.ts'
import { inConstantTime } from './constant-time.ts'
import { currentBrand } from '../shared/sign-in/sign-in-brand.ts'
import { signInContext } from './sign-in-context.ts'
import { nextPath, withNext } from '../shared/sign-in/next-path.ts'
import { readPasskey, wrongPasskey } from './passkeys/read-passkey.ts'
import { endedPendingCookie, readPending, type Pending } from './pending-cookie.ts'
import { signInForms } from './sign-in-forms.ts'

const WRONG_CODE =
  'Code: this one is wrong or no longer good. Look at the newest e-mail, or ask for another code'
const WRONG_FACTOR =
  'Code: this one is wrong or was used. Wait for the next one of your app, or use a recovery code'

type About = { brand: string; pending: Pending | undefined }

const { intent, intents } = formsOf({
  ...signInForms,
  about: (edge): About => ({
    brand: currentBrand(edge).slug,
    pending: readPending(edge.request.headers.get('Cookie')),
  }),
  // Which step it is was decided by the one before, and not by the form.
  said: (form, { pending }) => {
    if (!pending) return 'begin-again'
    if (pending.step === 'code') return 'code'
    return form.get('intent') === 'passkey' ? 'passkey' : 'factor'
  },
})

type Asked = Edge & { about: About; form: FormData }

function pendingOf({ about: { pending } }: Asked): Pending {
  if (!pending) throw new Invalid('This step is over')
  return pending
}

const backToLogin = ({ about: { brand }, form }: Asked, why: string, headers: HeadersInit = {}) =>
  redirect(withNext(`${screensOf(brand).login}${why}`, nextPath(form.get('next'))), { headers })

const comeIn = (asked: Asked, signedIn: Parameters<typeof enter>[0]) =>
  enter(signedIn, {
    next: nextPath(asked.form.get('next')),
    brand: asked.about.brand,
    keep: pendingOf(asked).keep,
    now: asked.clock.now(),
  })

type Factor = z.output<typeof secondFactorInput> | z.output<typeof passkeyInput>

function passFactor(tx: Transaction, asked: Asked, factor: Factor) {
  const { token, keep } = pendingOf(asked)
  const context = { ...signInContext(asked, keep), seal: openAuthenticatorSeal(asked.config.secret) }
  return passSecondFactor(tx, asked.actor, { ...factor, pending: token }, context)
}

/** A wrong one is written down before it is refused, so the refusal comes after the transaction. */
function afterFactor(
  asked: Asked,
  passed: Awaited<ReturnType<typeof passSecondFactor>>,
  wrong: () => Invalid,
) {
  if (passed.outcome === 'refused') throw wrong()
  if (passed.outcome === 'begin-again')
    return backToLogin(asked, '?why=again', { 'Set-Cookie': endedPendingCookie })
  return comeIn(asked, passed)
}

export const otpIntents = intents({
  'begin-again': intent({ runOutside: (asked) => backToLogin(asked, '') }),
  code: intent({
    input: codeInput,
    runOutside: (asked, { code }) => {
      const { token, keep } = pendingOf(asked)
      return inConstantTime(
        () =>
          asked.transaction((tx) =>
            signInWithCode(tx, asked.actor, { pending: token, code }, signInContext(asked, keep)),
          ),
        ({ outcome }) => outcome !== 'refused',
      )
    },
    done: (asked, signedIn) => {
      if (signedIn.outcome === 'refused') throw new Invalid('Nobody was signed in', { code: [WRONG_CODE] })
      return comeIn(asked, signedIn)
    },
  }),
  factor: intent({
    input: secondFactorInput,
    run: (tx, _, input, asked) => passFactor(tx, asked, input),
    done: (asked, passed) =>
      afterFactor(asked, passed, () => new Invalid('Nobody was signed in', { code: [WRONG_FACTOR] })),
  }),
  passkey: intent({
    secrets: ['answer'],
    read: ({ form }) => readPasskey(form),
    run: (tx, _, input, asked) => passFactor(tx, asked, input),
    done: (asked, passed) => afterFactor(asked, passed, wrongPasskey),
  }),
})

export type OtpIntent = IntentOf<typeof otpIntents>
