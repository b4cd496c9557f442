import { sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from '#domain/permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import { isOriginBanned } from '#domain/security/index.ts'
import { hashToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Forbidden, Invalid } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { admitAddress } from './admit.ts'
import { beginSession, type SignedIn } from './begin-session.ts'
import { DEFAULT_BRAND } from './brands.ts'
import { findInviter } from './find-inviter.ts'
import { findByLogin, type Member } from './find-by-login.ts'
import { writeAlreadyMember } from './letters.ts'
import { member } from './schema.server.ts'
import { sendVerification } from './send-verification.ts'
import type { SignInGiven } from './sign-in-given.ts'
import { REGISTRATIONS_OF_ADDRESS, REGISTRATIONS_OF_EMAIL } from './sign-in-limits.ts'
import { isUsernameHeld } from './username-holds.ts'
import { usernameProblem } from './username-rules.ts'

export type NewMember = {
  email: string
  username: string
  /** Made before the transaction: hashing takes long. The password itself was checked by `passwordProblem`. */
  passwordHash: string
  brand?: string | undefined
  /** The username in the link that they came by. */
  invitedBy?: string | undefined
}

export type Registered =
  | { outcome: 'registered'; memberId: string; signedIn: SignedIn }
  /** The address has an account: its owner was told by letter, and the form shows the same as for a new one. */
  | { outcome: 'known-email' }

/** A new member, signed in at once and not yet verified. */
export async function register(
  tx: Transaction,
  actor: Actor,
  input: NewMember,
  given: SignInGiven,
): Promise<Registered> {
  authorise(actor, 'account.register')
  if (!given.settings.registrationOpen) throw new Forbidden('Nobody new can join at the moment.')
  await admitAddress(tx, given.origin)
  await refuseBannedDomain(tx, input.email)
  await countUse(tx.db, REGISTRATIONS_OF_ADDRESS, given.origin.address, tx.now)
  await countUse(tx.db, REGISTRATIONS_OF_EMAIL, hashToken(input.email), tx.now)
  const problem = usernameProblem(input.username, given.settings.marketplaceName)
  if (problem) throw new Invalid(problem, { username: [problem] })
  await refuseTakenUsername(tx, input.username)

  const made = await insertMember(tx, input)
  if (!made) return answerKnownEmail(tx, actor, input, given)
  if (await isUsernameHeld(tx, input.username)) throw usernameTaken()
  await recordSecurityEvent(tx, {
    kind: 'account.registered',
    actor,
    memberId: made.id,
    origin: given.origin,
    details: { brand: made.brand },
  })
  await sendVerification(tx, made, given)
  const signedIn = await beginSession(tx, made, 'registration', given)
  return { outcome: 'registered', memberId: made.id, signedIn }
}

async function refuseBannedDomain(tx: Transaction, email: string): Promise<void> {
  if (!(await isOriginBanned(tx, { email }))) return
  const words = 'E-mail: addresses of this domain can’t join here. Use another'
  throw new Invalid(words, { email: [words] })
}

/** Whether a name is in use, or was given up so lately that it still leads to its former owner. */
export async function isUsernameTaken(tx: Transaction, username: string): Promise<boolean> {
  const [used] = await tx.db
    .select({ id: member.id })
    .from(member)
    .where(sql`lower(${member.username}) = ${username}`)
  return used !== undefined || (await isUsernameHeld(tx, username))
}

async function refuseTakenUsername(tx: Transaction, username: string): Promise<void> {
  if (await isUsernameTaken(tx, username)) throw usernameTaken()
}

function usernameTaken(): Invalid {
  const words = 'Username: this one is taken. Choose another'
  return new Invalid(words, { username: [words] })
}

async function insertMember(tx: Transaction, input: NewMember): Promise<Member | undefined> {
  const [made] = await tx.db
    .insert(member)
    .values({
      email: input.email,
      username: input.username,
      displayName: input.username,
      passwordHash: input.passwordHash,
      passwordChangedAt: tx.now,
      brand: input.brand ?? DEFAULT_BRAND,
      referredBy: await findInviter(tx.db, input.invitedBy, tx.now),
      joinedAt: tx.now,
    })
    .onConflictDoNothing()
    .returning()
  return made
}

async function answerKnownEmail(
  tx: Transaction,
  actor: Actor,
  { email, username }: NewMember,
  given: SignInGiven,
): Promise<Registered> {
  // Of two who ask for the same name at the same instant the second finds it taken only now.
  await refuseTakenUsername(tx, username)
  const owner = await findByLogin(tx, email)
  if (!owner) throw new Error('A member with this e-mail address was there a moment ago')
  await recordSecurityEvent(tx, {
    kind: 'account.registration-with-known-email',
    actor,
    memberId: owner.id,
    origin: given.origin,
  })
  await writeAlreadyMember(tx, owner, given)
  return { outcome: 'known-email' }
}
