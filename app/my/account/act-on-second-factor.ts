import { data } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import {
  cancelSecondFactorReset,
  confirmAuthenticator,
  makeRecoveryCodes,
  openAuthenticatorSeal,
  setUpAuthenticator,
  turnOffSecondFactor,
} from '#domain/accounts/index.ts'
import { secondFactorInput } from '#domain/accounts/input.ts'
import { type AccountAnswer, doneAt, rotatedCookie } from './account-answer.ts'
import { intent } from './account-forms.ts'
import { requireProof } from '../../shared/sign-in/require-proof.ts'
import { withProofTry } from './with-proof-try.ts'

const prove = (edge: MemberEdge) => requireProof(edge, '/my/account#two-factor')

export const authenticatorSeal = ({ config }: Pick<MemberEdge, 'config'>) =>
  openAuthenticatorSeal(config.secret)

export const secondFactorIntents = {
  'set-up-two-factor': intent({
    before: prove,
    run: (tx, actor, _, asked) =>
      setUpAuthenticator(tx, actor, { seal: authenticatorSeal(asked), origin: asked.origin }),
    done: () => doneAt('two-factor', 'set-up-two-factor'),
  }),
  // Answers with the page itself, not with a redirect: the codes are told once and kept nowhere.
  'confirm-two-factor': intent({
    input: secondFactorInput,
    before: prove,
    runOutside: (asked, { code }) =>
      withProofTry(asked, () => {
        const { transaction, actor, viewer, context } = asked
        const given = { ...context, seal: authenticatorSeal(asked) }
        return transaction((tx) =>
          confirmAuthenticator(tx, actor, { code, sessionId: viewer.sessionId }, given),
        )
      }),
    done: (asked, { codes, session }) => {
      const headers = rotatedCookie(session, asked)
      return codes
        ? data<AccountAnswer>({ intent: 'confirm-two-factor', codes }, { headers })
        : doneAt('two-factor', 'confirm-two-factor', headers)
    },
  }),
  'make-recovery-codes': intent({
    before: prove,
    run: (tx, actor, _, asked) => makeRecoveryCodes(tx, actor, asked),
    done: (_, codes) => data<AccountAnswer>({ intent: 'make-recovery-codes', codes }),
  }),
  'turn-off-two-factor': intent({
    before: prove,
    run: (tx, actor, _, { viewer, context }) =>
      turnOffSecondFactor(tx, actor, { sessionId: viewer.sessionId }, context),
    done: (asked, session) => doneAt('two-factor', 'turn-off-two-factor', rotatedCookie(session, asked)),
  }),
  // The safe direction asks for no proof: who only looks on stops it as well as anyone.
  'stop-reset': intent({
    run: (tx, actor, _, { context }) => cancelSecondFactorReset(tx, actor, { memberId: actor.id }, context),
    done: () => doneAt('two-factor', 'stop-reset'),
  }),
}
