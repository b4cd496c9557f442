import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import { makeCode } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Forbidden } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { hasSecondFactor } from '../second-factor/has-second-factor.ts'
import { lockMember, type MemberContext } from '../members/lock-member.ts'
import { forLetter, makeSecret, useSecret } from '../secrets/one-time-secrets.ts'
import { checkPasskey } from '../passkeys/check-passkey.ts'
import type { PasskeyAnswer } from '../passkeys/passkey-input.ts'
import { giveBackProofTry } from './proof-tries.ts'
import { rotateSession, type RotatedSession } from '../sessions/rotate-session.ts'
import { stopResetOf } from '../second-factor-reset/stop-reset.ts'
import { checkSecondFactor } from '../second-factor/second-factor.ts'

/** How long a proof lasts before a sensitive step asks again. */
const PROOF_MINUTES = 10
const CODE_LETTERS = { name: 'proof letter', most: 5, everySeconds: 3_600 }

export function isProved(provedAt: Date, now: Date): boolean {
  return now.getTime() - provedAt.getTime() < PROOF_MINUTES * 60_000
}

export type Proof =
  /** The hash against which the password was right; it was checked before the transaction, which must not wait for it. */
  | { by: 'password'; verified: string }
  | { by: 'second-factor'; typed: string }
  | { by: 'code'; typed: string }
  | { by: 'passkey'; answer: PasskeyAnswer }

type ProofAnswer = { proved: true; session: RotatedSession } | { proved: false }

/** Once more who they are: the session is proved for ten minutes, under a new token. Who has a second factor proves by that. */
export async function prove(
  tx: Transaction,
  actor: MemberActor,
  { proof, sessionId }: { proof: Proof; sessionId: string },
  context: MemberContext & { seal: Seal },
): Promise<ProofAnswer> {
  authorise(actor, 'account.prove')
  if (proof.by === 'password' || proof.by === 'code') await refuseBesideSecondFactor(tx, actor.id)
  const isRight = await checkProof(tx, actor.id, { proof, sessionId }, context)
  await recordSecurityEvent(tx, {
    kind: isRight ? 'proof.given' : 'proof.failed',
    actor,
    memberId: actor.id,
    origin: context.origin,
    details: { by: proof.by },
  })
  if (!isRight) return { proved: false }
  await giveBackProofTry(tx, actor.id, context.settings)
  if (proof.by === 'second-factor' || proof.by === 'passkey') await stopResetOf(tx, actor, actor.id, context)
  return { proved: true, session: await rotateSession(tx, { memberId: actor.id, sessionId, proved: true }) }
}

/** A password that turned out wrong: there is nothing to do, but it is written down. */
export async function recordFailedProof(tx: Transaction, actor: MemberActor, origin: Origin): Promise<void> {
  authorise(actor, 'account.prove')
  await recordSecurityEvent(tx, {
    kind: 'proof.failed',
    actor,
    memberId: actor.id,
    origin,
    details: { by: 'password' },
  })
}

async function checkProof(
  tx: Transaction,
  memberId: string,
  { proof, sessionId }: { proof: Proof; sessionId: string },
  context: MemberContext & { seal: Seal },
): Promise<boolean> {
  if (proof.by === 'second-factor') return checkSecondFactor(tx, memberId, proof.typed, context)
  if (proof.by === 'passkey') {
    const asked = { purpose: 'prove', boundTo: sessionId, memberId, siteOrigin: context.siteOrigin } as const
    return (await checkPasskey(tx, proof.answer, asked)).isRight
  }
  if (proof.by === 'code') {
    const typed = proof.typed.replace(/\s/g, '')
    return Boolean(await useSecret(tx, 'sign-in-code', proofSecret(memberId, typed)))
  }
  const who = await lockMember(tx, memberId)
  return who.passwordHash === proof.verified
}

/** A password may be known to another and a mailbox read by one: neither stands in for a second factor. */
async function refuseBesideSecondFactor(tx: Transaction, memberId: string): Promise<void> {
  if (await hasSecondFactor(tx, memberId)) {
    throw new Forbidden(
      'Your account has a second factor: use your authenticator app, a passkey or a recovery code.',
    )
  }
}

/** A code by e-mail, for those who have no password at hand, and whose address is surely theirs. */
export async function sendProofCode(
  tx: Transaction,
  actor: MemberActor,
  context: MemberContext,
): Promise<void> {
  authorise(actor, 'account.prove')
  await refuseBesideSecondFactor(tx, actor.id)
  const who = await lockMember(tx, actor.id)
  if (!who.emailVerifiedAt) throw new Conflict('Verify your e-mail address first, or use your password.')
  await countUse(tx.db, CODE_LETTERS, actor.id, tx.now)
  const code = makeCode()
  await makeSecret(tx, {
    kind: 'sign-in-code',
    memberId: who.id,
    minutes: context.settings.signInCodeMinutes,
    details: { purpose: 'prove' },
    secret: proofSecret(who.id, code),
  })
  await tx.announce({
    kind: 'account.proof-code-asked',
    memberId: who.id,
    code: forLetter(tx, code, context.settings.signInCodeMinutes),
  })
}

/** Bound to the member and to this purpose, so that it opens no session and nobody else's six digits match it. */
function proofSecret(memberId: string, code: string): string {
  return `prove ${memberId} ${code}`
}
