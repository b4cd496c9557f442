import { redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { localPath } from '#app/local-path.ts'
import {
  findPasswordHash,
  passkeyInput,
  passwordProofInput,
  prove,
  recordFailedProof,
  sendProofCode,
  type Proof,
} from '#domain/accounts/index.ts'
import { codeInput, secondFactorInput } from '#domain/accounts/input.ts'
import { verifyPassword } from '#platform/crypto/password.ts'
import { Conflict, Invalid, type ExpectedError } from '#platform/errors/errors.ts'
import { rotatedCookie } from './account-answer.ts'
import { ownForms } from './account-forms.ts'
import { contextOf } from './act-on-safety.ts'
import { authenticatorSeal } from './act-on-second-factor.ts'
import { withProofTry } from './with-proof-try.ts'

const HOME = '/my/account'
const WRONG_PASSKEY =
  'That passkey is not one of yours, or it took too long. Try again, or choose another way.'

/** Where to go after the proof; only ever a page of ours. */
export function nextOf({ url }: Pick<MemberEdge, 'url'>): string {
  return localPath(url.searchParams.get('next') ?? HOME)
}

const { intent, intents } = formsOf(ownForms)

/** Each form ends in a proof, or says why not. */
export const proveIntents = intents({
  'prove-password': intent({
    input: passwordProofInput,
    runOutside: (asked, { password }) =>
      withProofTry(asked, async () => {
        const hash = await findPasswordHash(asked.db, asked.actor.id)
        if (!(await verifyPassword(password, hash)) || hash === null) {
          await asked.transaction((tx) => recordFailedProof(tx, asked.actor, asked.origin))
          throw wrong('password', 'Password: that is not it. Type it again')
        }
        return proveBy(asked, { by: 'password', verified: hash }, () =>
          wrong('password', 'Password: it was changed meanwhile. Type the new one'),
        )
      }),
  }),
  'prove-second-factor': intent({
    input: secondFactorInput,
    runOutside: (asked, { code }) =>
      withProofTry(asked, () =>
        proveBy(asked, { by: 'second-factor', typed: code }, () =>
          wrong(
            'code',
            'Code: that is not right, or it was used already. Wait for the next code and type it',
          ),
        ),
      ),
  }),
  'prove-passkey': intent({
    secrets: ['answer'],
    runOutside: async (asked) => {
      const read = passkeyInput.safeParse({ answer: asked.form.get('answer') })
      if (!read.success) throw new Conflict(WRONG_PASSKEY)
      const { answer } = read.data
      return withProofTry(asked, () =>
        proveBy(asked, { by: 'passkey', answer }, () => new Conflict(WRONG_PASSKEY)),
      )
    },
  }),
  'send-code': intent({
    run: (tx, actor, _, { context }) => sendProofCode(tx, actor, context),
    done: (asked) => redirect(`/my/prove?sent=1&next=${encodeURIComponent(nextOf(asked))}`),
  }),
  'prove-code': intent({
    input: codeInput,
    runOutside: (asked, { code }) =>
      withProofTry(asked, () =>
        proveBy(asked, { by: 'code', typed: code }, () =>
          wrong(
            'code',
            'Code: that is not the one we sent, or it is too old. Look again, or ask for another',
          ),
        ),
      ),
  }),
})

export type ProveIntent = IntentOf<typeof proveIntents>

/** A wrong proof is written down before it is refused, so the refusal comes after the transaction. */
async function proveBy(edge: MemberEdge, proof: Proof, refusal: () => ExpectedError): Promise<Response> {
  const context = { ...contextOf(edge), seal: authenticatorSeal(edge) }
  const answer = await edge.transaction((tx) =>
    prove(tx, edge.actor, { proof, sessionId: edge.viewer.sessionId }, context),
  )
  if (!answer.proved) throw refusal()
  return redirect(nextOf(edge), { headers: rotatedCookie(answer.session, edge) })
}

const wrong = (field: string, words: string) => new Invalid('That did not prove it', { [field]: [words] })
