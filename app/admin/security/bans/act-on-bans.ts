import { redirect } from 'react-router'
import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { appealDecisionInput, decideAppeal, originBanForm, reasonInput } from '#domain/accounts/index.ts'
import { banOrigin, liftOriginBan } from '#domain/security/index.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { answerForm } from '#app/answer-form.ts'
import { readSubmission } from '#app/forms/read-submission.ts'

const back = (done: string) => redirect(`/admin/security/bans?done=${done}`)
const originLiftInput = reasonInput.extend({
  originBanId: z.coerce
    .number({ error: 'There is no such ban' })
    .int()
    .positive()
    .max(Number.MAX_SAFE_INTEGER),
})

/** The forms of the page: decide an appeal, ban an address or a domain, lift such a ban. */
export async function actOnBans({ form, transaction, actor, viewer, settings, config, origin }: MemberEdge) {
  const sent = await form()
  switch (sent.get('intent')) {
    case 'decide': {
      const formId = `decide-${String(sent.get('banId'))}`
      return answerForm(formId, readSubmission(sent, appealDecisionInput), async (input) => {
        const given = { settings, siteOrigin: config.origin, origin }
        await transaction((tx) => decideAppeal(tx, actor, input, given))
        return back(input.decision)
      })
    }
    case 'ban-origin':
      return answerForm('ban-origin', readSubmission(sent, originBanForm), async (input) => {
        await transaction((tx) => banOrigin(tx, actor, input, { origin, ownEmail: viewer.email }))
        return back('banned')
      })
    case 'lift-origin':
      return answerForm('lift-origin', readSubmission(sent, originLiftInput), async (input) => {
        const ban = { banId: input.originBanId, reason: input.reason }
        await transaction((tx) => liftOriginBan(tx, actor, ban, { origin }))
        return back('lifted')
      })
    default:
      throw new Invalid('This form is out of date: reload the page')
  }
}
