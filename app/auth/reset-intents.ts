import { redirectDocument } from 'react-router'
import { formsOf } from '#app/forms/intents.ts'
import { endedSessionCookie } from '#app/web/session-cookie.ts'
import type { Edge } from '#app/edge.ts'
import {
  findResetOwner,
  passwordProblem,
  resetPassword,
  screensOf,
  underBrand,
} from '#domain/accounts/index.ts'
import { linkToken, resetInput } from '#domain/accounts/input.ts'
import { hashPassword } from '#platform/crypto/password.ts'
import { Invalid, NotFound } from '#platform/errors/errors.ts'
import { currentBrand } from '../shared/sign-in/sign-in-brand.ts'
import { signInContext } from './sign-in-context.ts'
import { nextPath, withNext } from '../shared/sign-in/next-path.ts'
import { signInForms } from './sign-in-forms.ts'

const { intent, intents } = formsOf({
  ...signInForms,
  about: (edge) => currentBrand(edge).slug,
  otherwise: 'set',
})

type Asked = Edge & { about: string; form: FormData }

const tokenOf = ({ form }: Asked) => linkToken.parse(form.get('token') ?? '')

/** Whose link it is. The page itself says that one is no good; without its token it knows. */
async function ownerOf(asked: Asked) {
  const owner = await asked.transaction((tx) => findResetOwner(tx, tokenOf(asked)))
  if (!owner) throw uselessLink(asked)
  return owner
}

const uselessLink = ({ about: brand, form }: Asked) =>
  redirectDocument(withNext(underBrand('/my/reset', brand), nextPath(form.get('next'))))

export const resetIntents = intents({
  set: intent({
    input: async (asked) => {
      await ownerOf(asked)
      return resetInput
    },
    runOutside: async (asked, { password }) => {
      const problem = passwordProblem(password, await ownerOf(asked))
      if (problem) throw new Invalid('The password was not set', { password: [problem] })
      const reset = { token: tokenOf(asked), passwordHash: await hashPassword(password) }
      const { transaction, actor } = asked
      await transaction((tx) => resetPassword(tx, actor, reset, signInContext(asked))).catch(
        (error: unknown) => {
          throw error instanceof NotFound ? uselessLink(asked) : error
        },
      )
    },
    // It signs nobody in: the second factor is asked at the door.
    done: ({ about: brand, form }) =>
      redirectDocument(withNext(`${screensOf(brand).login}?why=reset`, nextPath(form.get('next'))), {
        headers: { 'Set-Cookie': endedSessionCookie },
      }),
  }),
})
