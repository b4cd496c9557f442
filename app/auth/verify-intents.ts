import { data, redirectDocument } from 'react-router'
import { type Edge, memberOnly } from '#app/edge.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { resendVerification, underBrand } from '#domain/accounts/index.ts'
import { Conflict, NotFound, TooManyRequests } from '#platform/errors/errors.ts'
import { bringEmailLink } from './bring-email-link.ts'
import { enter } from './enter.ts'
import { currentBrand } from '../shared/sign-in/sign-in-brand.ts'
import { signInContext } from './sign-in-context.ts'
import { nextPath, withNext } from '../shared/sign-in/next-path.ts'

const WRONG =
  'Password: that is not the one of this account. Type it again. If you don’t know it, set a new one: that verifies your address as well.'

export type VerifyAnswer = { problem: string; password: string | undefined }

const { intent, intents } = formsOf({
  for: 'everyone',
  said: (form) => (form.has('token') ? 'use-link' : 'resend'),
  mends: (error) =>
    error instanceof NotFound || error instanceof Conflict || error instanceof TooManyRequests,
  refuse: ({ message }): VerifyAnswer => ({ problem: message, password: undefined }),
})

/** Opening the link changes nothing, because programs that look at mail open links; its button does. */
export const verifyIntents = intents({
  'use-link': intent({
    runOutside: async (asked) => {
      const answer = await bringEmailLink(asked, asked.form)
      if (answer === 'wrong') return data<VerifyAnswer>({ problem: '', password: WRONG }, { status: 400 })
      const next = backHere(asked, 'done', asked.form)
      if (!answer) return redirectDocument(next)
      return enter(answer, { next, brand: currentBrand(asked).slug, now: asked.clock.now(), keep: true })
    },
  }),
  resend: intent({
    runOutside: async (asked) => {
      await memberOnly(({ transaction, actor }) =>
        transaction((tx) => resendVerification(tx, actor, signInContext(asked))),
      )(asked)
      return redirectDocument(backHere(asked, 'sent', asked.form))
    },
  }),
})

export type VerifyIntent = IntentOf<typeof verifyIntents>

const backHere = (edge: Edge, face: 'done' | 'sent', form: FormData) =>
  withNext(underBrand(`/auth/email/verify?${face}=1`, currentBrand(edge).slug), nextPath(form.get('next')))
