import { and, eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { ProviderIdentity } from '#platform/oidc/identity.ts'
import { admitAddress, admitEmail } from '../sign-in/admit.ts'
import { beginSession, type SignedIn } from '../sessions/begin-session.ts'
import { findByMailbox, findMemberById } from '../sign-in/find-by-login.ts'
import { keepPending, pendingFor, type PendingSignIn } from './provider-pending.ts'
import { providerLink } from '../schema.server.ts'
import type { SignInContext } from '../sign-in/sign-in-context.ts'

export type ProviderAnswer =
  | SignedIn
  /** One more step is needed; the secret comes back with its answer. */
  | { outcome: 'pending'; secret: string }
  /** Nobody here is linked or has this address, and nobody new may join now. */
  | { outcome: 'closed' }

/**
 * Somebody for whom a provider vouches. Only an account that was linked before is opened by that alone; an account with
 * the same address must be proved first, or whoever runs a provider could open any account here.
 */
export async function signInWithProvider(
  tx: Transaction,
  actor: Actor,
  identity: ProviderIdentity,
  context: SignInContext,
): Promise<ProviderAnswer> {
  authorise(actor, 'account.sign-in')
  await admitAddress(tx, context.origin)
  const linked = await findLinked(tx, identity)
  if (linked) {
    await admitEmail(tx, linked.email)
    return beginSession(tx, linked, 'provider', context)
  }
  if (identity.email === undefined || !identity.emailVerified) {
    return goOn(tx, pendingFor(identity, { step: 'email' }))
  }
  await admitEmail(tx, identity.email)
  const known = await findByMailbox(tx, identity.email)
  if (known) return goOn(tx, pendingFor(identity, { step: 'prove', memberId: known.id }))
  if (!context.settings.registrationOpen) return { outcome: 'closed' }
  return goOn(tx, pendingFor(identity, { step: 'name' }))
}

async function goOn(tx: Transaction, pending: PendingSignIn): Promise<ProviderAnswer> {
  return { outcome: 'pending', secret: await keepPending(tx, pending) }
}

async function findLinked(tx: Transaction, { provider, subject }: ProviderIdentity) {
  const [link] = await tx.db
    .select({ memberId: providerLink.memberId })
    .from(providerLink)
    .where(and(eq(providerLink.provider, provider), eq(providerLink.subject, subject)))
  return link && findMemberById(tx, link.memberId)
}
