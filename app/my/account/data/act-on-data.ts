import type { MemberEdge } from '#app/edge.ts'
import { readSubmission } from '#app/forms/read-submission.ts'
import { doneAt, orRefuse, refuse } from '#app/my/account/account-answer.ts'
import { requireProof } from '#app/my/account/require-proof.ts'
import { withProofTry } from '#app/my/account/with-proof-try.ts'
import { findPasswordHash, recordFailedProof } from '#domain/accounts/index.ts'
import { authorise } from '#domain/permissions.ts'
import { askDeletion, askExport, cancelDeletion } from '#domain/privacy/index.ts'
import { askDeletionInput, nothingInput } from '#domain/privacy/input.ts'
import { verifyPassword } from '#platform/crypto/password.ts'
import { Invalid } from '#platform/errors/errors.ts'

const givenOf = ({ origin, settings, config }: MemberEdge) => ({
  origin,
  settings,
  siteOrigin: config.origin,
})

const acts: Readonly<Record<string, (edge: MemberEdge, form: FormData) => Promise<unknown>>> = {
  'ask-export': actOnExport,
  'ask-deletion': actOnDeletion,
  'cancel-deletion': actOnCancelling,
}

/** The forms of this part of the page, so that the page knows which to send here. */
export const dataIntents: readonly string[] = Object.keys(acts)

export async function actOnData(edge: MemberEdge, form: FormData): Promise<unknown> {
  const intent = String(form.get('intent') ?? '')
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined
  if (!act) throw new Invalid('This form is out of date. Reload the page and send it again.')
  return act(edge, form)
}

async function actOnExport(edge: MemberEdge, form: FormData) {
  requireProof(edge, '/my/account#data')
  return orRefuse('ask-export', readSubmission(form, nothingInput), async () => {
    await edge.transaction((tx) => askExport(tx, edge.actor, givenOf(edge)))
    return doneAt('data', 'ask-export')
  })
}

async function actOnDeletion(edge: MemberEdge, form: FormData) {
  const sent = readSubmission(form, askDeletionInput)
  if (sent.status !== 'success') return refuse('ask-deletion', sent)
  const run = async () => {
    authorise(edge.actor, 'account.ask-deletion', { ownerId: edge.actor.id })
    requireProof(edge, '/my/account#data')
    await checkPassword(edge, sent.value.password)
    await edge.transaction((tx) => askDeletion(tx, edge.actor, givenOf(edge)))
    return doneAt('data', 'ask-deletion')
  }
  return orRefuse('ask-deletion', sent, run)
}

/** Even with a fresh proof: a page left open on a table must not be enough to end an account. */
async function checkPassword(edge: MemberEdge, typed: string): Promise<void> {
  const hash = await findPasswordHash(edge.db, edge.actor.id)
  if (hash === null) return
  await withProofTry(edge, async () => {
    if (await verifyPassword(typed, hash)) return
    await edge.transaction((tx) => recordFailedProof(tx, edge.actor, edge.origin))
    throw new Invalid('Your account stays as it is', {
      password: ['Password: that is not it. Type the password you sign in with'],
    })
  })
}

async function actOnCancelling(edge: MemberEdge, form: FormData) {
  return orRefuse('cancel-deletion', readSubmission(form, nothingInput), async () => {
    await edge.transaction((tx) => cancelDeletion(tx, edge.actor, { memberId: edge.actor.id }, givenOf(edge)))
    return doneAt('data', 'cancel-deletion')
  })
}
