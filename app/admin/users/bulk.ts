import { redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import {
  banInput,
  banMember,
  memberIdInput,
  reasonInput,
  signOutEverywhere,
  verifyMember,
} from '#domain/accounts/index.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { answerForm } from '#app/answer-form.ts'
import { readSubmission } from '#app/forms/read-submission.ts'

/** What can be done to several members at once. */
export const bulkIntents = ['verify', 'sign-out', 'ban'] as const
export type BulkIntent = (typeof bulkIntents)[number]

const MOST_AT_ONCE = 100

export function readBulkIntent(text: unknown): BulkIntent | undefined {
  return bulkIntents.find((intent) => intent === text)
}

/** Ids in a fixed order, so that two administrators with the same selection can't wait for each other. */
export function readMemberIds(given: readonly unknown[]): string[] {
  const ids = given.filter((id): id is string => memberIdInput.safeParse(id).success)
  return [...new Set(ids.map((id) => id.toLowerCase()))].toSorted().slice(0, MOST_AT_ONCE)
}

/** The first step: nothing is done yet, the page asks for the reason. The list's own filters stay in the address. */
export function askForReason(url: URL, intent: BulkIntent, ids: readonly string[]) {
  const params = listParams(url)
  if (ids.length > 0) params.set('with', intent)
  for (const id of ids) params.append('member', id)
  return redirect(`/admin/users?${params}`)
}

/** The list's address without what belongs to one action on it. */
export function listParams(url: URL): URLSearchParams {
  const params = new URLSearchParams(url.search)
  for (const name of ['with', 'member', 'done', 'index']) params.delete(name)
  return params
}

/** The second step: all of them, or none when one is refused. */
export async function actOnMany(edge: MemberEdge, form: FormData, intent: BulkIntent) {
  const ids = readMemberIds(form.getAll('member'))
  if (ids.length === 0) throw new Invalid('Select at least one member')
  const { transaction, actor, settings, config, origin, url } = edge
  const given = { settings, siteOrigin: config.origin, origin }
  const done = () => {
    const params = listParams(url)
    params.set('done', `${intent}-${ids.length}`)
    return redirect(`/admin/users?${params}`)
  }
  if (intent === 'ban') {
    return answerForm('bulk', readSubmission(form, banInput), async (input) => {
      await transaction(async (tx) => {
        for (const memberId of ids) await banMember(tx, actor, { memberId, ...input }, given)
      })
      return done()
    })
  }
  const operation = intent === 'verify' ? verifyMember : signOutEverywhere
  return answerForm('bulk', readSubmission(form, reasonInput), async ({ reason }) => {
    await transaction(async (tx) => {
      for (const memberId of ids) await operation(tx, actor, { memberId, reason }, given)
    })
    return done()
  })
}
