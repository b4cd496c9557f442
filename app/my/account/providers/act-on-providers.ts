import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { readSubmission } from '#app/forms/read-submission.ts'
import { doneAt, orRefuse, refuse } from '#app/my/account/account-answer.ts'
import { requireProof } from '#app/my/account/require-proof.ts'
import { unlinkProvider } from '#domain/accounts/index.ts'
import { Invalid } from '#platform/errors/errors.ts'

/** The forms of this part of the page; linking begins at `/auth/oauth/{provider}` and comes back from there. */
export const providerIntents: readonly string[] = ['unlink-provider']

const unlinkInput = z.object({
  provider: z
    .string({ error: 'Provider: say which' })
    .max(60, { error: 'Provider: there is none of this name' }),
})

export async function actOnProviders(edge: MemberEdge, form: FormData): Promise<unknown> {
  if (form.get('intent') !== 'unlink-provider')
    throw new Invalid('This form is out of date. Reload the page and send it again.')
  const sent = readSubmission(form, unlinkInput)
  if (sent.status !== 'success') return refuse('unlink-provider', sent)
  requireProof(edge, '/my/account#providers')
  return orRefuse('unlink-provider', sent, async () => {
    const { provider } = sent.value
    const given = {
      origin: edge.origin,
      settings: edge.settings,
      siteOrigin: edge.config.origin,
      providerName: edge.providers.find(provider)?.name ?? provider,
      configured: edge.providers.list().map(({ id }) => id),
    }
    await edge.transaction((tx) => unlinkProvider(tx, edge.actor, { provider }, given))
    return doneAt('providers', 'unlink-provider')
  })
}
