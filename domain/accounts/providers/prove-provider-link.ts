import type { Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { admitEmail } from '../sign-in/admit.ts'
import { beginSession } from '../sessions/begin-session.ts'
import { accountKey, findByMailbox, findMemberById, type Member } from '../sign-in/find-by-login.ts'
import { keepLink, linkAfterFactor, type LinkContext } from './link-provider.ts'
import { hasSecondFactor } from '../second-factor/has-second-factor.ts'
import { lockMember } from '../members/lock-member.ts'
import { countTry } from '../secrets/one-time-secrets.ts'
import { proveAddress } from '../emails/prove-address.ts'
import {
  findPending,
  keepPending,
  LostStep,
  takePending,
  takePendingCode,
  type FoundPending,
} from './provider-pending.ts'
import { giveBackSignInTry, takeSignInTry } from '../sign-in/sign-in-limits.ts'
import type { ProviderAnswer } from './sign-in-with-provider.ts'
import { identifyAttempt, type SignInAttempt } from '../sign-in/sign-in-attempt.ts'

type LinkProof =
  /** The hash against which the password was right, or null; it was compared before the transaction, which must not wait. */
  { by: 'password'; verified: string | null } | { by: 'code'; typed: string }

type ProvedAnswer = ProviderAnswer | { outcome: 'wrong' }

/** Takes a try at the password of the account that is to be linked, and gives the hash to compare with. */
export async function takePasswordTry(
  tx: Transaction,
  actor: Actor,
  secret: string,
  context: LinkContext,
): Promise<{ hash: string | null; attempt: SignInAttempt }> {
  authorise(actor, 'account.sign-in')
  const pending = await findPending(tx, secret)
  if (pending?.step !== 'prove') throw new LostStep()
  const who = await findAccount(tx, pending)
  const attempt = await attemptOf(tx, who, pending, context)
  await takeSignInTry(tx, 'password', attempt, context.settings)
  return { hash: who?.passwordHash ?? null, attempt }
}

/** Links the provider to the account that has the same address, once the person has proved that both are theirs. */
export async function proveProviderLink(
  tx: Transaction,
  actor: Actor,
  { secret, proof }: { secret: string; proof: LinkProof },
  context: LinkContext,
): Promise<ProvedAnswer> {
  authorise(actor, 'account.sign-in')
  const pending = await findPending(tx, secret)
  if (!pending || !mayProve(pending, proof)) throw new LostStep()
  const who = await findAccount(tx, pending)
  const attempt = await attemptOf(tx, who, pending, context)
  // The try at a password was taken before it was compared.
  if (proof.by === 'code') await takeSignInTry(tx, 'code', attempt, context.settings)
  if (!(await isRight(tx, secret, who, proof)))
    return refuseProof(tx, actor, { pending, secret, who, proof }, context)
  await giveBackSignInTry(tx, proof.by, attempt, context.settings)

  if (!(await takePending(tx, secret))) throw new LostStep()
  await admitEmail(tx, pending.email)
  return who ? openLinked(tx, actor, { who, pending, proof }, context) : offerName(tx, pending, context)
}

/** A wrong proof is counted and written down, so it is an answer: an error would undo both. */
async function refuseProof(
  tx: Transaction,
  actor: Actor,
  {
    pending,
    secret,
    who,
    proof,
  }: { pending: FoundPending; secret: string; who: Member | undefined; proof: LinkProof },
  { settings, origin }: LinkContext,
): Promise<{ outcome: 'wrong' }> {
  const tries = await countTry(tx, pending.id)
  if (proof.by === 'code' && tries >= settings.signInCodeTriesMost) await takePending(tx, secret)
  await recordSecurityEvent(tx, {
    kind: 'provider.proof-failed',
    actor,
    memberId: who?.id,
    origin,
    details: { provider: pending.provider, by: proof.by },
  })
  return { outcome: 'wrong' }
}

async function openLinked(
  tx: Transaction,
  actor: Actor,
  { who, pending, proof }: { who: Member; pending: FoundPending; proof: LinkProof },
  context: LinkContext,
): Promise<ProviderAnswer> {
  const held = await lockMember(tx, who.id)
  // Corrected at the same instant: nobody has vouched for what stands there now.
  if (held.email !== who.email) throw new LostStep()
  const proved = { by: 'provider', keepsPassword: proof.by === 'password' } as const
  const claimed = await proveAddress(tx, actor, held, proved, context)
  const { provider, subject, email } = pending
  const link = { provider, subject, email }
  // A first proof alone adds no way in: where there is a second factor the link waits for it.
  if (await hasSecondFactor(tx, claimed.id))
    return beginSession(
      tx,
      claimed,
      'provider',
      context,
      await linkAfterFactor(tx, claimed.id, link, context),
    )
  await keepLink(tx, actor, claimed, link, context)
  return beginSession(tx, claimed, 'provider', context)
}

async function offerName(
  tx: Transaction,
  pending: FoundPending,
  { settings }: LinkContext,
): Promise<ProviderAnswer> {
  if (!settings.registrationOpen) return { outcome: 'closed' }
  return { outcome: 'pending', secret: await keepPending(tx, { ...pending, step: 'name' }) }
}

function mayProve({ step }: FoundPending, { by }: LinkProof): boolean {
  return step === 'prove' || (step === 'code' && by === 'code')
}

/** The account that was found, as long as its address is still the one that is vouched for. */
async function findAccount(
  tx: Transaction,
  { step, memberId, email }: FoundPending,
): Promise<Member | undefined> {
  if (step === 'code') return findByMailbox(tx, email)
  const who = await findMemberById(tx, memberId)
  if (who?.email.toLowerCase() !== email) throw new LostStep()
  return who
}

async function isRight(
  tx: Transaction,
  secret: string,
  who: Member | undefined,
  proof: LinkProof,
): Promise<boolean> {
  if (proof.by === 'code') return takePendingCode(tx, secret, proof.typed)
  return proof.verified !== null && proof.verified === who?.passwordHash
}

function attemptOf(tx: Transaction, who: Member | undefined, { email }: FoundPending, context: LinkContext) {
  return identifyAttempt(tx, who, context, accountKey(who, email))
}
