import { redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import {
  askSecondFactorReset,
  banInput,
  banMember,
  beginViewAs,
  cancelSecondFactorReset,
  changeRole,
  editMember,
  liftBan,
  memberEditInput,
  pressInput,
  reasonInput,
  roleInput,
  signOutEverywhere,
  verifyMember,
} from '#domain/accounts/index.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { answerForm } from '#app/answer-form.ts'
import { readSubmission } from '#app/forms/read-submission.ts'

/** The forms of a member's edit page: each is named by its intent and asks for a reason. */
export async function actOnMember(edge: MemberEdge, memberId: string) {
  const { transaction, actor, settings, config, origin, viewer } = edge
  const given = { settings, siteOrigin: config.origin, origin }
  const form = await edge.form()
  const intent = String(form.get('intent') ?? '')
  const back = (done: string) => redirect(`/admin/users/${memberId}?done=${done}`)
  const reasoned = (
    operation: typeof verifyMember | typeof liftBan | typeof signOutEverywhere | typeof askSecondFactorReset,
  ) =>
    answerForm(intent, readSubmission(form, reasonInput), async ({ reason }) => {
      await transaction(async (tx) => void (await operation(tx, actor, { memberId, reason }, given)))
      return back(intent)
    })

  switch (intent) {
    case 'verify':
      return reasoned(verifyMember)
    case 'lift':
      return reasoned(liftBan)
    case 'sign-out':
      return reasoned(signOutEverywhere)
    case 'reset-second-factor':
      return reasoned(askSecondFactorReset)
    case 'cancel-reset':
      return answerForm(intent, readSubmission(form, pressInput), async () => {
        await transaction((tx) => cancelSecondFactorReset(tx, actor, { memberId }, given))
        return back(intent)
      })
    case 'profile':
      return answerForm(intent, readSubmission(form, memberEditInput), async (input) => {
        const changed = await transaction((tx) => editMember(tx, actor, { memberId, ...input }, given))
        return back(changed.length > 0 ? 'profile' : 'unchanged')
      })
    case 'role':
      return answerForm(intent, readSubmission(form, roleInput), async (input) => {
        await transaction((tx) => changeRole(tx, actor, { memberId, ...input }, given))
        return back(intent)
      })
    case 'ban':
      return answerForm(intent, readSubmission(form, banInput), async (input) => {
        await transaction((tx) => banMember(tx, actor, { memberId, ...input }, given))
        return back(intent)
      })
    case 'view-as':
      return answerForm(intent, readSubmission(form, reasonInput), async ({ reason }) => {
        const look = { sessionId: viewer.sessionId, origin }
        await transaction((tx) => beginViewAs(tx, actor, { memberId, reason }, look))
        return redirect('/my')
      })
    default:
      throw new Invalid('This form is out of date: reload the page')
  }
}
