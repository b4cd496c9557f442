import { redirect } from 'react-router'
import type { MemberEdge } from '#app/edge.ts'
import { readSubmission } from '#app/forms/read-submission.ts'
import { localPath } from '#app/local-path.ts'
import {
  findPasswordHash,
  passkeyInput,
  passwordProofInput,
  pressInput,
  prove,
  recordFailedProof,
  sendProofCode,
  type Proof,
} from '#domain/accounts/index.ts'
import { codeInput, secondFactorInput } from '#domain/accounts/input.ts'
import { verifyPassword } from '#platform/crypto/password.ts'
import { Conflict, Invalid, type ExpectedError } from '#platform/errors/errors.ts'
import { orRefuse, refuse, rotatedCookie } from './account-answer.ts'
import { givenOf } from './act-on-safety.ts'
import { authenticatorSeal } from './act-on-second-factor.ts'
import { withProofTry } from './with-proof-try.ts'

const HOME = '/my/account'
const WRONG_PASSKEY =
  'That passkey is not one of yours, or it took too long. Try again, or choose another way.'

/** Where to go after the proof; only ever a page of ours. */
export function nextOf({ url }: Pick<MemberEdge, 'url'>): string {
  return localPath(url.searchParams.get('next') ?? HOME)
}

/** The forms of the page, by their intent: each ends in a proof, or says why not. */
export const proofs: Readonly<Record<string, (edge: MemberEdge, form: FormData) => Promise<unknown>>> = {
  async 'prove-password'(edge, form) {
    const sent = readSubmission(form, passwordProofInput)
    if (sent.status !== 'success') return refuse('prove-password', sent)
    const run = async () => {
      const hash = await findPasswordHash(edge.db, edge.actor.id)
      if (!(await verifyPassword(sent.value.password, hash)) || hash === null) {
        await edge.transaction((tx) => recordFailedProof(tx, edge.actor, edge.origin))
        throw wrong('password', 'Password: that is not it. Type it again')
      }
      return proveBy(edge, { by: 'password', verified: hash }, () =>
        wrong('password', 'Password: it was changed meanwhile. Type the new one'),
      )
    }
    return orRefuse('prove-password', sent, () => withProofTry(edge, run))
  },

  async 'prove-second-factor'(edge, form) {
    const sent = readSubmission(form, secondFactorInput)
    if (sent.status !== 'success') return refuse('prove-second-factor', sent)
    const run = () =>
      proveBy(edge, { by: 'second-factor', typed: sent.value.code }, () =>
        wrong('code', 'Code: that is not right, or it was used already. Wait for the next code and type it'),
      )
    return orRefuse('prove-second-factor', sent, () => withProofTry(edge, run))
  },

  async 'prove-passkey'(edge, form) {
    const sent = readSubmission(form, passkeyInput, ['answer'])
    const run = async () => {
      if (sent.status !== 'success') throw new Conflict(WRONG_PASSKEY)
      const { answer } = sent.value
      return withProofTry(edge, () =>
        proveBy(edge, { by: 'passkey', answer }, () => new Conflict(WRONG_PASSKEY)),
      )
    }
    return orRefuse('prove-passkey', sent, run)
  },

  async 'send-code'(edge, form) {
    return orRefuse('send-code', readSubmission(form, pressInput), async () => {
      await edge.transaction((tx) => sendProofCode(tx, edge.actor, givenOf(edge)))
      return redirect(`/my/prove?sent=1&next=${encodeURIComponent(nextOf(edge))}`)
    })
  },

  async 'prove-code'(edge, form) {
    const sent = readSubmission(form, codeInput)
    if (sent.status !== 'success') return refuse('prove-code', sent)
    const run = () =>
      proveBy(edge, { by: 'code', typed: sent.value.code }, () =>
        wrong('code', 'Code: that is not the one we sent, or it is too old. Look again, or ask for another'),
      )
    return orRefuse('prove-code', sent, () => withProofTry(edge, run))
  },
}

/** A wrong proof is written down before it is refused, so the refusal comes after the transaction. */
async function proveBy(edge: MemberEdge, proof: Proof, refusal: () => ExpectedError): Promise<Response> {
  const given = { ...givenOf(edge), seal: authenticatorSeal(edge) }
  const answer = await edge.transaction((tx) =>
    prove(tx, edge.actor, { proof, sessionId: edge.viewer.sessionId }, given),
  )
  if (!answer.proved) throw refusal()
  return redirect(nextOf(edge), { headers: rotatedCookie(answer.session, edge) })
}

const wrong = (field: string, words: string) => new Invalid('That did not prove it', { [field]: [words] })
