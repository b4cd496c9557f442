import type { Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import { isOriginBanned } from '#domain/security/index.ts'
import { hashToken } from '#platform/crypto/tokens.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Forbidden, Invalid } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { admitAddress } from '../sign-in/admit.ts'
import { beginSession, type SignedIn } from '../sessions/begin-session.ts'
import { DEFAULT_BRAND } from '../brands.ts'
import { findInviter } from './find-inviter.ts'
import type { Member } from '../sign-in/find-by-login.ts'
import { member } from '../schema.server.ts'
import { sendVerification } from '../emails/send-verification.ts'
import type { SignInContext } from '../sign-in/sign-in-context.ts'
import { REGISTRATIONS_OF_ADDRESS, REGISTRATIONS_OF_EMAIL } from '../sign-in/sign-in-limits.ts'
import { usernameProblem } from '../usernames/username-rules.ts'
import { isUsernameTaken } from '../usernames/username-taken.ts'

export type NewMember = {
  email: string
  username: string
  /** How others see them; the username where nothing is said. */
  displayName?: string | undefined
  /** Made before the transaction: hashing takes long. The password itself was checked by `passwordProblem`. */
  passwordHash: string
  brand?: string | undefined
  /** The username in the link that they came by. */
  invitedBy?: string | undefined
}

export type Registered = { memberId: string; signedIn: SignedIn }

/**
 * A new member, signed in at once and not yet verified. It is the same for an address that is another's: whoever proves an address has
 * it, and until then nothing that can be seen here tells whether somebody does. Only the letter differs.
 */
export async function register(
  tx: Transaction,
  actor: Actor,
  input: NewMember,
  context: SignInContext,
): Promise<Registered> {
  authorise(actor, 'account.register')
  if (!context.settings.registrationOpen) throw new Forbidden('Nobody new can join at the moment.')
  await admitAddress(tx, context.origin)
  await refuseBannedDomain(tx, input.email)
  await countUse(tx.db, REGISTRATIONS_OF_ADDRESS, context.origin.address, tx.now)
  await countUse(tx.db, REGISTRATIONS_OF_EMAIL, hashToken(input.email), tx.now)
  const problem = usernameProblem(input.username, context.settings.marketplaceName)
  if (problem) throw new Invalid(problem, { username: [problem] })
  if (await isUsernameTaken(tx, input.username)) throw usernameTaken()
  const made = await insertMember(tx, input)
  await recordSecurityEvent(tx, {
    kind: 'account.registered',
    actor,
    memberId: made.id,
    origin: context.origin,
    details: { brand: made.brand },
  })
  const signedIn = await beginSession(tx, made, 'registration', context)
  await announceInvited(tx, made)
  const sessionToken = signedIn.outcome === 'signed-in' ? signedIn.token : undefined
  await sendVerification(tx, made, context, sessionToken)
  return { memberId: made.id, signedIn }
}

/** Said once the session has begun: the device and the address of the newcomer are known by then. */
export async function announceInvited(tx: Transaction, made: Member): Promise<void> {
  const { id: memberId, referredBy: referrerId, joinedAt } = made
  if (referrerId)
    await tx.announce({ kind: 'member.invited', memberId, referrerId, joinedAt: joinedAt.toISOString() })
}

export async function refuseBannedDomain(tx: Transaction, email: string): Promise<void> {
  if (!(await isOriginBanned(tx, { email }))) return
  const words = 'E-mail: addresses of this domain can’t join here. Use another'
  throw new Invalid(words, { email: [words] })
}

function usernameTaken(): Invalid {
  const words = 'Username: this one is taken, or looks too much like one that is. Choose another'
  return new Invalid(words, { username: [words] })
}

async function insertMember(tx: Transaction, input: NewMember): Promise<Member> {
  const [made] = await tx.db
    .insert(member)
    .values({
      email: input.email,
      username: input.username,
      displayName: input.displayName || input.username,
      passwordHash: input.passwordHash,
      passwordChangedAt: tx.now,
      brand: input.brand ?? DEFAULT_BRAND,
      referredBy: await findInviter(tx.db, input.invitedBy, tx.now),
      joinedAt: tx.now,
    })
    .returning()
  if (!made) throw new Error('No member was made')
  return made
}
