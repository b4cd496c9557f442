import { data } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { readSubmission } from '#app/forms/read-submission.ts'
import {
  cancelSecondFactorReset,
  pressInput,
  confirmAuthenticator,
  makeRecoveryCodes,
  openAuthenticatorSeal,
  setUpAuthenticator,
  turnOffSecondFactor,
} from '#domain/accounts/index.ts'
import { secondFactorInput } from '#domain/accounts/input.ts'
import { orRefuse, doneAt, refuse, rotatedCookie, type AccountAnswer } from './account-answer.ts'
import { givenOf } from './act-on-safety.ts'
import { requireProof } from './require-proof.ts'
import { withProofTry } from './with-proof-try.ts'

const HERE = '/my/account#two-factor'

export const authenticatorSeal = ({ config }: Pick<MemberEdge, 'config'>) =>
  openAuthenticatorSeal(config.secret)

export async function actOnSetUp(edge: MemberEdge, form: FormData) {
  requireProof(edge, HERE)
  return orRefuse('set-up-two-factor', readSubmission(form, pressInput), async () => {
    const given = { seal: authenticatorSeal(edge), origin: edge.origin }
    await edge.transaction((tx) => setUpAuthenticator(tx, edge.actor, given))
    return doneAt('two-factor', 'set-up-two-factor')
  })
}

/** Answers with the page itself, not with a redirect: the codes are told once and kept nowhere. */
export async function actOnConfirmation(edge: MemberEdge, form: FormData) {
  const sent = readSubmission(form, secondFactorInput)
  if (sent.status !== 'success') return refuse('confirm-two-factor', sent)
  requireProof(edge, HERE)
  const run = async () => {
    const typed = { code: sent.value.code, sessionId: edge.viewer.sessionId }
    const given = { ...givenOf(edge), seal: authenticatorSeal(edge) }
    const { codes, session } = await edge.transaction((tx) =>
      confirmAuthenticator(tx, edge.actor, typed, given),
    )
    const headers = rotatedCookie(session, edge)
    return codes
      ? data<AccountAnswer>({ intent: 'confirm-two-factor', codes }, { headers })
      : doneAt('two-factor', 'confirm-two-factor', headers)
  }
  return orRefuse('confirm-two-factor', sent, () => withProofTry(edge, run))
}

export async function actOnRecoveryCodes(edge: MemberEdge, form: FormData) {
  requireProof(edge, HERE)
  return orRefuse('make-recovery-codes', readSubmission(form, pressInput), async () => {
    const codes = await edge.transaction((tx) => makeRecoveryCodes(tx, edge.actor, edge))
    return data<AccountAnswer>({ intent: 'make-recovery-codes', codes })
  })
}

export async function actOnTurnOff(edge: MemberEdge, form: FormData) {
  requireProof(edge, HERE)
  return orRefuse('turn-off-two-factor', readSubmission(form, pressInput), async () => {
    const session = await edge.transaction((tx) =>
      turnOffSecondFactor(tx, edge.actor, { sessionId: edge.viewer.sessionId }, givenOf(edge)),
    )
    return doneAt('two-factor', 'turn-off-two-factor', rotatedCookie(session, edge))
  })
}

/** The safe direction asks for no proof: who only looks on stops it as well as anyone. */
export async function actOnReset(edge: MemberEdge, form: FormData) {
  return orRefuse('stop-reset', readSubmission(form, pressInput), async () => {
    const mine = { memberId: edge.actor.id }
    await edge.transaction((tx) => cancelSecondFactorReset(tx, edge.actor, mine, givenOf(edge)))
    return doneAt('two-factor', 'stop-reset')
  })
}
