import { sql } from 'drizzle-orm'
import { operator } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { changeRole } from './change-role.ts'
import type { MemberContext } from '../members/lock-member.ts'
import { makeSecret } from '../secrets/one-time-secrets.ts'
import type { Member } from '../sign-in/find-by-login.ts'
import { member } from '../schema.server.ts'
import { usernameProblem } from '../usernames/username-rules.ts'
import { isUsernameTaken } from '../usernames/username-taken.ts'

export type Appointed =
  | { outcome: 'promoted'; username: string }
  | { outcome: 'already'; username: string }
  /** Good once, and only for a short time: the way to the first password. */
  | { outcome: 'created'; username: string; setPasswordToken: string }

const REASON = 'Appointed at the command line of the server'

/** The operator makes a member an administrator, or the first one out of nothing but an address. */
export async function appointAdministrator(
  tx: Transaction,
  { email }: { email: string },
  context: MemberContext,
): Promise<Appointed> {
  const [known] = await tx.db
    .select()
    .from(member)
    .where(sql`lower(${member.email}) = ${email.toLowerCase()}`)
    .orderBy(member.emailVerifiedAt)
    .limit(1)
  if (!known) return createAdministrator(tx, email, context)
  if (known.role === 'admin' && known.state === 'active')
    return hasNeverComeIn(known)
      ? { ...(await firstWayIn(tx, known, context)), outcome: 'created' }
      : { outcome: 'already', username: known.username }
  if (known.state !== 'active') throw new Conflict(WHY_NOT[known.state])
  await changeRole(tx, operator, { memberId: known.id, role: 'admin', reason: REASON }, context)
  return { outcome: 'promoted', username: known.username }
}

/** Made here, and the link ran out, or a letter took its place: without another one nobody could ever come in, where no mail goes out yet. */
const hasNeverComeIn = ({ passwordHash, lastSeenAt }: Member): boolean =>
  passwordHash === null && lastSeenAt === null

const WHY_NOT: Record<'unverified' | 'banned' | 'deleting' | 'deleted', string> = {
  unverified:
    'This member has not verified their e-mail address yet. Let them follow the link in their e-mail first.',
  banned: 'This member is banned. Lift the ban first.',
  deleting: 'This account is being deleted. Let them cancel that first.',
  deleted: 'This account was deleted.',
}

async function createAdministrator(
  tx: Transaction,
  email: string,
  context: MemberContext,
): Promise<Appointed> {
  authorise(operator, 'members.edit')
  const username = await freeUsername(tx, email, context.settings.marketplaceName)
  const [made] = await tx.db
    .insert(member)
    .values({
      email,
      username,
      displayName: username,
      role: 'admin',
      state: 'active',
      // Who has the server's command line vouches for the address.
      emailVerifiedAt: tx.now,
      joinedAt: tx.now,
    })
    .returning()
  if (!made) throw new Error('No administrator was made')
  await recordSecurityEvent(tx, {
    kind: 'member.role-changed',
    actor: operator,
    memberId: made.id,
    origin: context.origin,
    details: { reason: REASON, before: null, after: { role: 'admin' } },
  })
  return { ...(await firstWayIn(tx, made, context)), outcome: 'created' }
}

/** A link to choose the first password; an earlier one is worth nothing from now on. */
async function firstWayIn(
  tx: Transaction,
  { id, email, username }: Member,
  { settings }: MemberContext,
): Promise<{ username: string; setPasswordToken: string }> {
  const setPasswordToken = await makeSecret(tx, {
    kind: 'reset-password',
    memberId: id,
    minutes: settings.resetLinkMinutes,
    details: { email },
  })
  return { username, setPasswordToken }
}

const MOST_TRIES = 1_000

/** From the address, made to fit the rules of usernames; with a number behind it where it is taken. */
async function freeUsername(tx: Transaction, email: string, marketplaceName: string): Promise<string> {
  const plain = (email.split('@')[0] ?? '').toLowerCase().replace(/[^a-z0-9_-]+/g, '-')
  const fitting = plain.replace(/^[^a-z]+/, '').slice(0, 24)
  const base = usernameProblem(fitting, marketplaceName) ? 'keeper' : fitting
  for (let tried = 1; tried <= MOST_TRIES; tried++) {
    const username = tried === 1 ? base : `${base}-${tried}`
    if (!(await isUsernameTaken(tx, username))) return username
  }
  throw new Conflict('No free username was found for this address')
}
