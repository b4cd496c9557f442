import { visitor, type Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { beginSession, type SignedIn } from '../sessions/begin-session.ts'
import { confirmEmailChange } from './confirm-email-change.ts'
import { findMemberById, type Member } from '../sign-in/find-by-login.ts'
import { isOwnSession, type LinkHolder } from '../sign-in/link-holder.ts'
import { findSecret } from '../secrets/one-time-secrets.ts'
import type { SignInContext } from '../sign-in/sign-in-context.ts'
import { giveBackSignInTry, takeSignInTry } from '../sign-in/sign-in-limits.ts'
import { identifyAttempt, type SignInAttempt } from '../sign-in/sign-in-attempt.ts'
import { verifyEmail } from './verify-email.ts'

const USELESS = 'This link was used, has expired or was replaced by a newer one.'

type EmailLink = {
  purpose: 'verify' | 'change'
  email: string
  memberId: string
  hasPassword: boolean
}

/** What a link from a letter is for, while it is good; looking at it uses nothing up. */
export async function inspectEmailLink(tx: Transaction, token: string): Promise<EmailLink | undefined> {
  const found = await findLink(tx, token)
  return found && { ...found.link, hasPassword: found.who.passwordHash !== null }
}

/** Takes a try at the password of the account whose link it is, and gives the hash to compare with. */
export async function takeLinkTry(
  tx: Transaction,
  actor: Actor,
  token: string,
  context: SignInContext,
): Promise<{ hash: string | null; attempt: SignInAttempt }> {
  authorise(actor, 'account.verify-email')
  const found = await findLink(tx, token)
  if (!found) throw new NotFound(USELESS)
  const attempt = await identifyAttempt(tx, found.who, context)
  await takeSignInTry(tx, 'password', attempt, context.settings)
  return { hash: found.who.passwordHash, attempt }
}

/** The password was wrong: nothing is used up, but it is written down as at the door. */
export async function refuseLinkTry(
  tx: Transaction,
  actor: Actor,
  token: string,
  { origin }: SignInContext,
): Promise<void> {
  authorise(actor, 'account.verify-email')
  const found = await findLink(tx, token)
  await recordSecurityEvent(tx, {
    kind: 'sign-in.failed',
    actor: visitor,
    memberId: found?.who.id,
    origin,
    details: { way: 'password', by: 'link' },
  })
}

/** Uses a link from a letter up. Who brings it with the password of the account is signed in as well. */
export async function useEmailLink(
  tx: Transaction,
  actor: Actor,
  { token, holder }: { token: string; holder: LinkHolder },
  context: SignInContext,
): Promise<SignedIn | undefined> {
  authorise(actor, 'account.verify-email')
  const found = await findLink(tx, token)
  if (!found) throw new NotFound(USELESS)
  const attempt = await identifyAttempt(tx, found.who, context)
  const use = found.link.purpose === 'change' ? confirmEmailChange : verifyEmail
  const who = await use(tx, actor, { token, holder }, context)
  if (!holder.verified || isOwnSession(actor, who.id)) return undefined
  await giveBackSignInTry(tx, 'password', attempt, context.settings)
  return beginSession(tx, who, 'password', context)
}

async function findLink(
  tx: Transaction,
  token: string,
): Promise<{ link: Omit<EmailLink, 'hasPassword'>; who: Member } | undefined> {
  const verify = await findSecret(tx, 'verify-email', token)
  const found = verify ?? (await findSecret(tx, 'change-email', token))
  const who = found?.memberId ? await findMemberById(tx, found.memberId) : undefined
  if (!found || !who) return undefined
  const email = found.details['email'] ?? ''
  return { link: { purpose: verify ? 'verify' : 'change', email, memberId: who.id }, who }
}
