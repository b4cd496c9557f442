import type { MemberEdge } from '#app/edge.ts'
import { doneAt } from '#app/my/account/account-answer.ts'
import { intent } from '#app/my/account/account-forms.ts'
import { requireProof } from '#app/shared/sign-in/require-proof.ts'
import { withProofTry } from '#app/my/account/with-proof-try.ts'
import { findPasswordHash, recordFailedProof } from '#domain/accounts/index.ts'
import { authorise } from '#domain/privacy/permissions.ts'
import { askDeletion, askExport, cancelDeletion } from '#domain/privacy/index.ts'
import { askDeletionInput } from '#domain/privacy/input.ts'
import { verifyPassword } from '#platform/crypto/password.ts'
import { Invalid } from '#platform/errors/errors.ts'

export const dataIntents = {
  'ask-export': intent({
    before: prove,
    run: (tx, actor, _, { context }) => askExport(tx, actor, context),
    done: () => doneAt('data', 'ask-export'),
  }),
  'ask-deletion': intent({
    input: askDeletionInput,
    // The password is compared before the transaction opens, so that it does not wait for it.
    before: async (asked, { password }) => {
      authorise(asked.actor, 'account.ask-deletion')
      prove(asked)
      await checkPassword(asked, password)
    },
    run: (tx, actor, _, { context }) => askDeletion(tx, actor, context),
    done: () => doneAt('data', 'ask-deletion'),
  }),
  'cancel-deletion': intent({
    run: (tx, actor, _, { context }) => cancelDeletion(tx, actor, { memberId: actor.id }, context),
    done: () => doneAt('data', 'cancel-deletion'),
  }),
}

function prove(edge: MemberEdge) {
  requireProof(edge, '/my/account#data')
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
