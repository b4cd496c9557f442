import { data } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import {
  addPasskey,
  newPasskeyInput,
  removePasskey,
  removePasskeyInput,
  renamePasskey,
  renamePasskeyInput,
} from '#domain/accounts/index.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { type AccountAnswer, doneAt, rotatedCookie } from '../account-answer.ts'
import { intent } from '../account-forms.ts'
import { requireProof } from '#app/shared/sign-in/require-proof.ts'

const GONE = 'That passkey is gone already.'
const REFUSED = 'That passkey could not be checked, or it took too long. Try again.'

const prove = (edge: MemberEdge) => requireProof(edge, '/my/account#passkeys')

export const passkeyIntents = {
  // With the first one come recovery codes: they are told once, by the page itself, and kept nowhere.
  'add-passkey': intent({
    input: newPasskeyInput,
    secrets: ['answer'],
    before: prove,
    run: (tx, actor, input, { viewer, context }) =>
      addPasskey(tx, actor, { ...input, sessionId: viewer.sessionId }, context),
    done: (asked, added) => {
      if (added.outcome === 'refused') throw new Conflict(REFUSED)
      const headers = rotatedCookie(added.session, asked)
      return added.codes
        ? data<AccountAnswer>({ intent: 'add-passkey', codes: added.codes }, { headers })
        : doneAt('passkeys', 'add-passkey', headers)
    },
  }),
  'rename-passkey': intent({
    input: renamePasskeyInput,
    run: (tx, actor, input, asked) => orGone(() => renamePasskey(tx, actor, input, asked)),
    done: () => doneAt('passkeys', 'rename-passkey'),
  }),
  'remove-passkey': intent({
    input: removePasskeyInput,
    before: prove,
    run: (tx, actor, input, { viewer, context }) =>
      orGone(() => removePasskey(tx, actor, { ...input, sessionId: viewer.sessionId }, context)),
    done: (asked, session) => doneAt('passkeys', 'remove-passkey', rotatedCookie(session, asked)),
  }),
}

/** One that was removed in another window is no page that does not exist. */
async function orGone<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    throw error instanceof NotFound ? new Conflict(GONE) : error
  }
}
