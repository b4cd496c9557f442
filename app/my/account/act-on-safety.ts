import { redirect } from 'react-router'
import type { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { mendsNothing } from '#app/forms/mendable.ts'
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
import { authorise } from '#domain/accounts/permissions.ts'
import { hashPassword, verifyPassword } from '#platform/crypto/password.ts'
import { Invalid, NotFound } from '#platform/errors/errors.ts'
import { doneAt, rotatedCookie } from './account-answer.ts'
import { intent } from './account-forms.ts'
import { requireProof } from '../../shared/sign-in/require-proof.ts'
import { withProofTry } from './with-proof-try.ts'

export const contextOf = ({ origin, settings, config }: MemberEdge) => ({
  origin,
  settings,
  siteOrigin: config.origin,
})

/** The new password is hashed before the transaction opens, which re-checks that the old one is still the same. */
async function replacePassword(
  edge: MemberEdge,
  { current, password }: z.output<typeof passwordChangeInput>,
) {
  authorise(edge.actor, 'account.change-password')
  const problem = passwordProblem(password, edge.viewer)
  if (problem) throw new Invalid('The password was not changed', { password: [problem] })
  const basedOn = await findPasswordHash(edge.db, edge.actor.id)
  return withCurrent(edge, { current, hash: basedOn }, async () => {
    const changed = { newHash: await hashPassword(password), basedOn, sessionId: edge.viewer.sessionId }
    return edge.transaction((tx) => changePassword(tx, edge.actor, changed, contextOf(edge)))
  })
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

export const safetyIntents = {
  'change-email': intent({
    input: emailChangeInput,
    before: (asked) => requireProof(asked, '/my/account#email'),
    run: (tx, actor, input, { context }) => askEmailChange(tx, actor, input, context),
    done: () => doneAt('email', 'change-email'),
  }),
  'change-password': intent({
    input: passwordChangeInput,
    runOutside: replacePassword,
    done: (asked, session) => doneAt('password', 'change-password', rotatedCookie(session, asked)),
  }),
  // Signing out here asks nothing; a stolen session must not end those of its owner.
  'end-session': intent({
    input: sessionInput,
    mends: mendsNothing,
    before: (asked, { sessionId }) => {
      if (sessionId !== asked.viewer.sessionId) requireProof(asked, SESSIONS)
    },
    runOutside: async (asked, { sessionId }) => {
      await asked
        .transaction((tx) => endSession(tx, asked.actor, { sessionId }, asked))
        // It ended by itself meanwhile: that is what was wanted.
        .catch((error: unknown) => {
          if (!(error instanceof NotFound)) throw error
        })
    },
    done: ({ viewer }, _, { sessionId }) =>
      sessionId === viewer.sessionId
        ? redirect('/my/login', { headers: { 'Set-Cookie': endedSessionCookie } })
        : doneAt('sessions', 'end-session'),
  }),
  'end-other-sessions': intent({
    mends: mendsNothing,
    before: (asked) => requireProof(asked, SESSIONS),
    run: (tx, actor, _, asked) =>
      endOtherSessions(tx, actor, { keepSessionId: asked.viewer.sessionId }, asked),
    done: () => doneAt('sessions', 'end-other-sessions'),
  }),
}
