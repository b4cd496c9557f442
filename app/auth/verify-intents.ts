import { data, redirectDocument } from 'react-router'
import { type Edge, memberOnly } from '#app/edge.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { correctEmail, resendVerification, underBrand, verifyByCode } from '#domain/accounts/index.ts'
import { emailChangeInput } from '#domain/accounts/account-input.ts'
import { codeInput } from '#domain/accounts/input.ts'
import { Conflict, Invalid, NotFound, TooManyRequests } from '#platform/errors/errors.ts'
import { bringEmailLink } from './bring-email-link.ts'
import { enter } from './enter.ts'
import { currentBrand } from '../shared/sign-in/sign-in-brand.ts'
import { signInContext } from './sign-in-context.ts'
import { isOwnHome, nextPath, withNext } from '../shared/sign-in/next-path.ts'

const WRONG =
  'Password: that is not the one of this account. Type it again. If you don’t know it, set a new one: that verifies your address as well.'
const WRONG_CODE =
  'Code: that is not the one in the newest e-mail. Type it again; after a few tries only a new e-mail helps.'

/** What is wrong, by field; of the page itself where it is of none. */
export type VerifyAnswer = { problem: string; fields: Partial<Record<'password' | 'code' | 'email', string>> }

const { intent, intents } = formsOf({
  for: 'everyone',
  said: (form) => (form.has('token') ? 'use-link' : String(form.get('intent') ?? 'resend')),
  mends: (error) =>
    error instanceof NotFound ||
    error instanceof Conflict ||
    error instanceof TooManyRequests ||
    error instanceof Invalid,
  refuse: ({ message, fields }): VerifyAnswer => {
    const { code, email } = fields
    const told = { ...(code?.[0] ? { code: code[0] } : {}), ...(email?.[0] ? { email: email[0] } : {}) }
    return { problem: Object.keys(told).length > 0 ? '' : message, fields: told }
  },
})

/** Opening the link changes nothing, because programs that look at mail open links; its button does. */
export const verifyIntents = intents({
  'use-link': intent({
    runOutside: async (asked) => {
      const answer = await bringEmailLink(asked, asked.form)
      if (answer === 'wrong')
        return data<VerifyAnswer>({ problem: '', fields: { password: WRONG } }, { status: 400 })
      const next = onward(asked, asked.form)
      if (!answer) return redirectDocument(next)
      return enter(answer, { next, brand: currentBrand(asked).slug, now: asked.clock.now(), keep: true })
    },
  }),
  code: intent({
    input: codeInput,
    runOutside: (asked, { code }) =>
      memberOnly(({ transaction, actor, viewer: { sessionId } }) =>
        transaction((tx) => verifyByCode(tx, actor, { code, sessionId }, signInContext(asked))),
      )(asked),
    done: (asked, outcome) => {
      if (outcome === 'refused') throw new Invalid('Nothing was verified', { code: [WRONG_CODE] })
      return redirectDocument(onward(asked, asked.form))
    },
  }),
  correct: intent({
    input: emailChangeInput,
    runOutside: async (asked, { email }) => {
      await memberOnly(({ transaction, actor }) =>
        transaction((tx) => correctEmail(tx, actor, { email }, contextOf(asked, asked.form))),
      )(asked)
      return redirectDocument(backHere(asked, 'sent', asked.form))
    },
  }),
  resend: intent({
    runOutside: async (asked) => {
      await memberOnly(({ transaction, actor }) =>
        transaction((tx) => resendVerification(tx, actor, contextOf(asked, asked.form))),
      )(asked)
      return redirectDocument(backHere(asked, 'sent', asked.form))
    },
  }),
})

export type VerifyIntent = IntentOf<typeof verifyIntents>

/** The link of the e-mail leads on to where the person was going. */
const contextOf = (edge: Edge, form: FormData) => ({
  ...signInContext(edge),
  next: nextPath(form.get('next')),
})

/** Who was on the way somewhere stands there again; others are told that it is done. */
function onward(edge: Edge, form: FormData): string {
  const next = nextPath(form.get('next'))
  return isOwnHome(next) ? backHere(edge, 'done', form) : next
}

const backHere = (edge: Edge, face: 'done' | 'sent', form: FormData) =>
  withNext(underBrand(`/auth/email/verify?${face}=1`, currentBrand(edge).slug), nextPath(form.get('next')))
