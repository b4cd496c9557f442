import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import {
  banInput,
  banMember,
  memberIdInput,
  reasonInput,
  signOutEverywhere,
  verifyMember,
} from '#domain/accounts/index.ts'
import { Invalid } from '#platform/errors/errors.ts'

/** What can be done to several members at once. */
const bulkIntents = ['verify', 'sign-out', 'ban'] as const
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

/** The list's address without what belongs to one action on it. */
export function listParams(url: URL): URLSearchParams {
  const params = new URLSearchParams(url.search)
  for (const name of ['with', 'member', 'done', 'index']) params.delete(name)
  return params
}

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'members.read',
  unknown: 'Choose what to do with the selected members',
})

/** The first step: nothing is done yet, the page asks for the reason. The list's own filters stay in the address. */
const askForReason = intent({
  runOutside: ({ url, form, intent: chosen }) => {
    const ids = readMemberIds(form.getAll('member'))
    const params = listParams(url)
    if (ids.length > 0) params.set('with', chosen)
    for (const id of ids) params.append('member', id)
    return redirect(`/admin/users?${params}`)
  },
})

function selectedIn(form: FormData): string[] {
  const ids = readMemberIds(form.getAll('member'))
  if (ids.length === 0) throw new Invalid('Select at least one member')
  return ids
}

function backTo(url: URL, done: BulkIntent, ids: readonly string[]) {
  const params = listParams(url)
  params.set('done', `${done}-${ids.length}`)
  return redirect(`/admin/users?${params}`)
}

/** The second step: all of them, or none when one is refused. */
const doWithReason = (done: BulkIntent, operation: typeof verifyMember | typeof signOutEverywhere) =>
  intent({
    formId: 'bulk',
    input: ({ form }) => (selectedIn(form), reasonInput),
    run: async (tx, actor, { reason }, { form, context }) => {
      for (const memberId of selectedIn(form)) await operation(tx, actor, { memberId, reason }, context)
    },
    done: ({ url, form }) => backTo(url, done, selectedIn(form)),
  })

/** What is done to the members that are ticked in the list. */
export const membersIntents = intents({
  verify: askForReason,
  'sign-out': askForReason,
  ban: askForReason,
  'do-verify': doWithReason('verify', verifyMember),
  'do-sign-out': doWithReason('sign-out', signOutEverywhere),
  'do-ban': intent({
    formId: 'bulk',
    input: ({ form }) => (selectedIn(form), banInput),
    run: async (tx, actor, input, { form, context }) => {
      for (const memberId of selectedIn(form)) await banMember(tx, actor, { memberId, ...input }, context)
    },
    done: ({ url, form }) => backTo(url, 'ban', selectedIn(form)),
  }),
})

export type MembersIntent = IntentOf<typeof membersIntents>
