import { z } from 'zod'
import { codeInput, emailField, usernameField } from '../input.ts'

/** The forms of a person who came from a provider, by the step they are at. */
export const providerNameInput = z.object({
  username: usernameField,
  terms: z.literal('on', { error: 'Terms: accept them to join' }),
})

export const providerEmailInput = z.object({ email: emailField })

export const providerCodeInput = codeInput

export const providerPasswordInput = z.object({
  password: z
    .string({ error: 'Password: fill this in' })
    .max(512, { error: 'Password: at most 128 characters' }),
})
