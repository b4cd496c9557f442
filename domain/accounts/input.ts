import { z } from 'zod'
import { displayNameField } from './text-fields.ts'
import { passwordProblem } from './passwords/password-rules.ts'
import { tidyUsername, USERNAME_LENGTH, usernameProblem } from './usernames/username-rules.ts'

const noControls = (text: string) => !/\p{Cc}/u.test(text)

/** Kept in small letters: no mail service tells capitals apart, and an address must be found however it is typed. */
export const emailField = z
  .string({ error: 'E-mail: fill this in' })
  .trim()
  .max(254, { error: 'E-mail: at most 254 characters' })
  .pipe(z.email({ error: 'E-mail: write an address like name@example.org' }))
  .transform((email) => email.toLowerCase())

export const usernameField = z
  .string({ error: 'Username: fill this in' })
  .max(200, { error: `Username: at most ${USERNAME_LENGTH.max} characters` })
  .transform(tidyUsername)

/** The rules of a new password need its owner's names: `passwordProblem` says them. */
export const newPasswordField = z.string({ error: 'Password: fill this in' })

/** Who wants in: an e-mail address or a username. */
const loginField = z
  .string({ error: 'E-mail or username: fill this in' })
  .trim()
  .max(254, { error: 'E-mail or username: at most 254 characters' })
  .refine(noControls, { error: 'E-mail or username: remove the characters that can’t be shown' })
  .transform((login) => login.toLowerCase())

/** Says what a rule says, beside its field, so that all that is wrong with a form is said at once. */
const obeying = (problemOf: (text: string) => string | undefined) =>
  function judge(text: string, context: z.RefinementCtx) {
    const message = problemOf(text)
    if (message) context.addIssue({ code: 'custom', message })
  }

export const registerInput = z.object({
  displayName: displayNameField.optional(),
  email: emailField,
  username: usernameField.superRefine(obeying((username) => usernameProblem(username))),
  password: newPasswordField.superRefine(obeying((password) => passwordProblem(password))),
  terms: z.literal('on', { error: 'Terms: accept them to join' }),
})

export const passwordSignInInput = z.object({
  login: loginField,
  password: z
    .string({ error: 'Password: fill this in' })
    .max(512, { error: 'Password: at most 128 characters' }),
  keep: z.literal('on').optional().catch(undefined),
})

export const askCodeInput = z.object({ login: loginField, keep: z.literal('on').optional().catch(undefined) })
export const askResetInput = z.object({ login: loginField })

export const codeInput = z.object({
  code: z
    .string({ error: 'Code: type the six digits from the e-mail' })
    .transform((code) => code.replace(/[\s-]/g, ''))
    .refine((code) => /^\d{6}$/.test(code), { error: 'Code: it has six digits' }),
})

/** Six digits of the app, or a recovery code, which is longer. */
export const secondFactorInput = z.object({
  code: z
    .string({ error: 'Code: type the six digits of your app, or a recovery code' })
    .trim()
    .min(6, { error: 'Code: it has at least six characters' })
    .max(40, { error: 'Code: at most 40 characters' })
    .refine(noControls, { error: 'Code: remove the characters that can’t be shown' }),
})

export const resetInput = z.object({ password: newPasswordField })

/** A token from a link; one of another shape was never ours. */
export const linkToken = z
  .string()
  .regex(/^[\w-]{20,100}$/)
  .catch('')
