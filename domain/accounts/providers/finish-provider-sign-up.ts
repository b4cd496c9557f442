import type { Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Forbidden, Invalid } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { admitAddress, admitEmail } from '../sign-in/admit.ts'
import { beginSession, type SignedIn } from '../sessions/begin-session.ts'
import { DEFAULT_BRAND } from '../brands.ts'
import type { Member } from '../sign-in/find-by-login.ts'
import { findInviter } from '../members/find-inviter.ts'
import { LostStep, takePending, type PendingSignIn } from './provider-pending.ts'
import { announceInvited, type NewMember } from '../members/register.ts'
import { member, providerLink } from '../schema.server.ts'
import type { SignInContext } from '../sign-in/sign-in-context.ts'
import { REGISTRATIONS_OF_ADDRESS } from '../sign-in/sign-in-limits.ts'
import { displayNameField } from '../text-fields.ts'
import { usernameProblem } from '../usernames/username-rules.ts'
import { isUsernameTaken } from '../usernames/username-taken.ts'

type NewProviderMember = Pick<NewMember, 'username' | 'brand' | 'invitedBy'>

/** A new member for whom a provider vouches: the address is verified already, and there is no password. */
export async function finishProviderSignUp(
  tx: Transaction,
  actor: Actor,
  { secret, ...input }: NewProviderMember & { secret: string },
  context: SignInContext,
): Promise<SignedIn> {
  authorise(actor, 'account.register')
  if (!context.settings.registrationOpen) throw new Forbidden('Nobody new can join at the moment.')
  await admitAddress(tx, context.origin)
  const pending = await takePending(tx, secret)
  if (pending?.step !== 'name') throw new LostStep()
  await admitEmail(tx, pending.email)
  await countUse(tx.db, REGISTRATIONS_OF_ADDRESS, context.origin.address, tx.now)
  await refuseUsername(tx, input.username, context)

  const made = await insertMember(tx, pending, input)
  // The address got an owner meanwhile: from the start, that one is found.
  if (!made) throw new LostStep()
  await insertLink(tx, pending, made.id)
  await recordSecurityEvent(tx, {
    kind: 'account.registered',
    actor,
    memberId: made.id,
    origin: context.origin,
    details: { brand: made.brand, provider: pending.provider },
  })
  const signedIn = await beginSession(tx, made, 'registration', context)
  await announceInvited(tx, made)
  // The address is proved from the beginning: what was asked from it joins the account.
  await tx.announce({ kind: 'member.changed', memberId: made.id })
  return signedIn
}

async function refuseUsername(tx: Transaction, username: string, { settings }: SignInContext): Promise<void> {
  const problem =
    usernameProblem(username, settings.marketplaceName) ??
    ((await isUsernameTaken(tx, username)) ? TAKEN : undefined)
  if (problem !== undefined) throw refused(problem)
}

const TAKEN = 'Username: this one is taken, or looks too much like one that is. Choose another'
const refused = (words: string) => new Invalid(words, { username: [words] })

async function insertMember(
  tx: Transaction,
  { email, name }: PendingSignIn,
  { username, brand, invitedBy }: NewProviderMember,
): Promise<Member | undefined> {
  const [made] = await tx.db
    .insert(member)
    .values({
      email,
      emailVerifiedAt: tx.now,
      state: 'active',
      username,
      // A provider lets pass what nobody may call themselves here.
      displayName: displayNameField.safeParse(name).data ?? username,
      brand: brand ?? DEFAULT_BRAND,
      referredBy: await findInviter(tx.db, invitedBy, tx.now),
      joinedAt: tx.now,
    })
    .onConflictDoNothing()
    .returning()
  return made
}

async function insertLink(tx: Transaction, pending: PendingSignIn, memberId: string): Promise<void> {
  const { provider, subject, email } = pending
  const [stored] = await tx.db
    .insert(providerLink)
    .values({ provider, subject, email, memberId, linkedAt: tx.now })
    .onConflictDoNothing()
    .returning()
  if (!stored) throw new LostStep()
}
