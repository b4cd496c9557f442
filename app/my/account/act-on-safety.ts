import { redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { readSubmission } from '#app/forms/read-submission.ts'
import { endedSessionCookie } from '#app/web/session-cookie.ts'
import {
  askEmailChange,
  changePassword,
  emailChangeInput,
  endOtherSessions,
  endSession,
  findPasswordHash,
  passwordChangeInput,
  recordFailedProof,
  sessionInput,
} from '#domain/accounts/index.ts'
import { passwordProblem } from '#domain/accounts/index.ts'
import { authorise } from '#domain/permissions.ts'
import { hashPassword, verifyPassword } from '#platform/crypto/password.ts'
import { Invalid, NotFound } from '#platform/errors/errors.ts'
import { doneAt, orRefuse, refuse, rotatedCookie } from './account-answer.ts'
import { requireProof } from './require-proof.ts'
import { withProofTry } from './with-proof-try.ts'

export const givenOf = ({ origin, settings, config }: MemberEdge) => ({
  origin,
  settings,
  siteOrigin: config.origin,
})

export async function actOnEmail(edge: MemberEdge, form: FormData) {
  const sent = readSubmission(form, emailChangeInput)
  if (sent.status !== 'success') return refuse('change-email', sent)
  requireProof(edge, '/my/account#email')
  return orRefuse('change-email', sent, async () => {
    await edge.transaction((tx) => askEmailChange(tx, edge.actor, sent.value, givenOf(edge)))
    return doneAt('email', 'change-email')
  })
}

/** The new password is hashed before the transaction opens, which re-checks that the old one is still the same. */
export async function actOnPassword(edge: MemberEdge, form: FormData) {
  const sent = readSubmission(form, passwordChangeInput)
  if (sent.status !== 'success') return refuse('change-password', sent)
  const { current, password } = sent.value
  const run = async () => {
    authorise(edge.actor, 'account.change-password', { ownerId: edge.actor.id })
    const problem = passwordProblem(password, edge.viewer)
    if (problem) throw new Invalid('The password was not changed', { password: [problem] })
    const basedOn = await findPasswordHash(edge.db, edge.actor.id)
    const change = async () => {
      const changed = { newHash: await hashPassword(password), basedOn, sessionId: edge.viewer.sessionId }
      const session = await edge.transaction((tx) => changePassword(tx, edge.actor, changed, givenOf(edge)))
      return doneAt('password', 'change-password', rotatedCookie(session, edge))
    }
    return withCurrent(edge, { current, hash: basedOn }, change)
  }
  return orRefuse('change-password', sent, run)
}

/** Always the current password; a second factor where there is one, and where there is no password a proof in its place. */
async function withCurrent<Result>(
  edge: MemberEdge,
  { current, hash }: { current: string; hash: string | null },
  change: () => Promise<Result>,
): Promise<Result> {
  if (hash === null || edge.viewer.hasSecondFactor) requireProof(edge, '/my/account#password')
  if (hash === null) return change()
  return withProofTry(edge, async () => {
    if (await verifyPassword(current, hash)) return change()
    await edge.transaction((tx) => recordFailedProof(tx, edge.actor, edge.origin))
    throw new Invalid('The password was not changed', {
      current: [
        'Current password: that is not it. Type it again, or ask for a link at “Forgot your password?”',
      ],
    })
  })
}

const SESSIONS = '/my/account#sessions'

/** Signing out here asks nothing; a stolen session must not end those of its owner. */
export async function actOnSession(edge: MemberEdge, form: FormData) {
  const sent = readSubmission(form, sessionInput)
  if (sent.status !== 'success') return refuse('end-session', sent)
  const { sessionId } = sent.value
  const isThis = sessionId === edge.viewer.sessionId
  if (!isThis) requireProof(edge, SESSIONS)
  try {
    await edge.transaction((tx) => endSession(tx, edge.actor, { sessionId }, edge))
  } catch (error) {
    // It ended by itself meanwhile: that is what was wanted.
    if (!(error instanceof NotFound)) throw error
  }
  if (!isThis) return doneAt('sessions', 'end-session')
  return redirect('/my/login', { headers: { 'Set-Cookie': endedSessionCookie } })
}

export async function actOnOtherSessions(edge: MemberEdge) {
  requireProof(edge, SESSIONS)
  const keep = { keepSessionId: edge.viewer.sessionId }
  await edge.transaction((tx) => endOtherSessions(tx, edge.actor, keep, edge))
  return doneAt('sessions', 'end-other-sessions')
}
