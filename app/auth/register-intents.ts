import { redirect } from 'react-router'
import { formsOf } from '#app/forms/intents.ts'
import { passwordProblem, register, underBrand, usernameProblem } from '#domain/accounts/index.ts'
import { registerInput } from '#domain/accounts/input.ts'
import { hashPassword } from '#platform/crypto/password.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { enter } from './enter.ts'
import { inConstantTime } from './constant-time.ts'
import { requestedBrand } from '../shared/sign-in/sign-in-brand.ts'
import { signInContext } from './sign-in-context.ts'
import { endedInvitation, readInvitation } from './invitation.ts'
import { nextPath, withNext } from '../shared/sign-in/next-path.ts'
import { signInForms } from './sign-in-forms.ts'

const { intent, intents } = formsOf({ ...signInForms, about: requestedBrand, otherwise: 'join' })

export const registerIntents = intents({
  join: intent({
    input: ({ page, form }) => {
      if (page.viewer) throw redirect(nextPath(form.get('next')))
      return registerInput
    },
    before: ({ settings }, { email, username, password }) => {
      const usernameWords = usernameProblem(username, settings.marketplaceName)
      const passwordWords = passwordProblem(password, { email, username })
      if (!usernameWords && !passwordWords) return
      throw new Invalid('Some answers need another look', {
        ...(usernameWords ? { username: [usernameWords] } : {}),
        ...(passwordWords ? { password: [passwordWords] } : {}),
      })
    },
    // The password is hashed before the transaction opens, and the answer takes the same time for an address that is known.
    runOutside: async (asked, { email, username, displayName, password }) => {
      const { about: brand, actor, transaction, request, form } = asked
      const passwordHash = await hashPassword(password)
      const invitedBy = readInvitation(request.headers.get('Cookie'))
      const newMember = { email, username, displayName, passwordHash, brand: brand.slug, invitedBy }
      const context = { ...signInContext(asked), next: nextPath(form.get('next')) }
      return inConstantTime(() => transaction((tx) => register(tx, actor, newMember, context)))
    },
    done: ({ about: brand, clock, form }, { signedIn }) => {
      // It is the same for an address that is somebody's: only their mailbox knows.
      const sent = withNext(underBrand('/auth/email/verify?sent=1', brand.slug), nextPath(form.get('next')))
      const entered = enter(signedIn, { next: sent, brand: brand.slug, now: clock.now(), keep: true })
      entered.headers.append('Set-Cookie', endedInvitation)
      return entered
    },
  }),
})
