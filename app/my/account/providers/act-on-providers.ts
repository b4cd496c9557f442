import { z } from 'zod'
import { doneAt } from '#app/my/account/account-answer.ts'
import { intent } from '#app/my/account/account-forms.ts'
import { requireProof } from '#app/shared/sign-in/require-proof.ts'
import { unlinkProvider } from '#domain/accounts/index.ts'

const unlinkInput = z.object({
  provider: z
    .string({ error: 'Provider: say which' })
    .max(60, { error: 'Provider: there is none of this name' }),
})

/** Linking begins at `/auth/oauth/{provider}` and comes back from there. */
export const providerIntents = {
  'unlink-provider': intent({
    input: unlinkInput,
    before: (asked) => requireProof(asked, '/my/account#providers'),
    run: (tx, actor, { provider }, { context, providers }) => {
      const providerName = providers.find(provider)?.name ?? provider
      const configured = providers.list().map(({ id }) => id)
      return unlinkProvider(tx, actor, { provider }, { ...context, providerName, configured })
    },
    done: () => doneAt('providers', 'unlink-provider'),
  }),
}
