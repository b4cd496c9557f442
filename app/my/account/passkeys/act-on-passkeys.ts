import { data } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { readSubmission } from '#app/forms/read-submission.ts'
import {
  addPasskey,
  newPasskeyInput,
  removePasskey,
  removePasskeyInput,
  renamePasskey,
  renamePasskeyInput,
} from '#domain/accounts/index.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { doneAt, orRefuse, refuse, rotatedCookie, type AccountAnswer } from '../account-answer.ts'
import { givenOf } from '../act-on-safety.ts'
import { requireProof } from '../require-proof.ts'

const HERE = '/my/account#passkeys'
const GONE = 'That passkey is gone already.'
const REFUSED = 'That passkey could not be checked, or it took too long. Try again.'

/** With the first one come recovery codes: they are told once, by the page itself, and kept nowhere. */
export async function actOnNewPasskey(edge: MemberEdge, form: FormData) {
  const sent = readSubmission(form, newPasskeyInput, ['answer'])
  if (sent.status !== 'success') return refuse('add-passkey', sent)
  requireProof(edge, HERE)
  const run = async () => {
    const input = { ...sent.value, sessionId: edge.viewer.sessionId }
    const added = await edge.transaction((tx) => addPasskey(tx, edge.actor, input, givenOf(edge)))
    if (added.outcome === 'refused') throw new Conflict(REFUSED)
    const { codes, session } = added
    const headers = rotatedCookie(session, edge)
    return codes
      ? data<AccountAnswer>({ intent: 'add-passkey', codes }, { headers })
      : doneAt('passkeys', 'add-passkey', headers)
  }
  return orRefuse('add-passkey', sent, run)
}

export async function actOnPasskeyName(edge: MemberEdge, form: FormData) {
  const sent = readSubmission(form, renamePasskeyInput)
  if (sent.status !== 'success') return refuse('rename-passkey', sent)
  return orRefuse('rename-passkey', sent, async () => {
    await orGone(() => edge.transaction((tx) => renamePasskey(tx, edge.actor, sent.value, edge)))
    return doneAt('passkeys', 'rename-passkey')
  })
}

export async function actOnPasskeyRemoval(edge: MemberEdge, form: FormData) {
  const sent = readSubmission(form, removePasskeyInput)
  if (sent.status !== 'success') return refuse('remove-passkey', sent)
  requireProof(edge, HERE)
  return orRefuse('remove-passkey', sent, async () => {
    const which = { ...sent.value, sessionId: edge.viewer.sessionId }
    const session = await orGone(() =>
      edge.transaction((tx) => removePasskey(tx, edge.actor, which, givenOf(edge))),
    )
    return doneAt('passkeys', 'remove-passkey', rotatedCookie(session, edge))
  })
}

/** One that was removed in another window is no page that does not exist. */
async function orGone<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    throw error instanceof NotFound ? new Conflict(GONE) : error
  }
}
