import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { lockMember, type MemberContext } from '../members/lock-member.ts'
import { formerUsername, member } from '../schema.server.ts'
import { usernameProblem } from './username-rules.ts'
import { isUsernameTaken } from './username-taken.ts'

const USERNAME_EVERY_DAYS = 30
export const USERNAME_HELD_DAYS = 90

/** From when the username may be changed again; undefined where it may be now. */
export function usernameLockedUntil(changedAt: Date | null, now: Date): Date | undefined {
  const until = changedAt ? addDays(changedAt, USERNAME_EVERY_DAYS) : undefined
  return until && until > now ? until : undefined
}

/** A new name. The old one leads to the new one for 90 days and is nobody else's meanwhile. */
export async function changeUsername(
  tx: Transaction,
  actor: MemberActor,
  { username }: { username: string },
  context: MemberContext,
): Promise<void> {
  authorise(actor, 'account.change-username')
  const who = await lockMember(tx, actor.id)
  const lockedUntil = usernameLockedUntil(who.usernameChangedAt, tx.now)
  if (lockedUntil) {
    throw refused(
      `Username: you changed it less than ${USERNAME_EVERY_DAYS} days ago. You can again from ${dayOf(lockedUntil)}`,
    )
  }
  if (username === who.username) throw refused('Username: that is your name already')
  await takeUsername(tx, who, username, context)
  await tx.db.update(member).set({ usernameChangedAt: tx.now }).where(eq(member.id, who.id))
  await recordSecurityEvent(tx, {
    kind: 'username.changed',
    actor,
    memberId: who.id,
    origin: context.origin,
    details: { before: who.username, after: username },
  })
  await tx.announce({ kind: 'member.changed', memberId: who.id })
  await tx.announce({
    kind: 'account.username-changed',
    memberId: who.id,
    before: who.username,
    after: username,
  })
}

/** Gives a member a name that is good and nobody's, and holds the old one for them. */
export async function takeUsername(
  tx: Transaction,
  who: { id: string; username: string },
  username: string,
  { settings }: Pick<MemberContext, 'settings'>,
): Promise<void> {
  const problem = usernameProblem(username, settings.marketplaceName)
  if (problem) throw refused(problem)
  if (await isUsernameTaken(tx, username, { exceptFor: who.id })) throw taken()
  await tx.db.update(member).set({ username }).where(eq(member.id, who.id))
  await holdOldName(tx, who.id, { old: who.username, taken: username })
}

async function holdOldName(
  tx: Transaction,
  memberId: string,
  { old, taken: name }: { old: string; taken: string },
): Promise<void> {
  const heldUntil = addDays(tx.now, USERNAME_HELD_DAYS)
  await tx.db.delete(formerUsername).where(eq(formerUsername.username, name))
  await tx.db
    .insert(formerUsername)
    .values({ username: old, memberId, heldUntil })
    .onConflictDoUpdate({ target: formerUsername.username, set: { memberId, heldUntil } })
}

const refused = (words: string) => new Invalid('The username was not changed', { username: [words] })
const taken = () => refused('Username: someone has this one, or one that looks like it. Choose another')
const dayOf = (at: Date) =>
  at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
