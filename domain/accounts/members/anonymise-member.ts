import { and, eq, isNull } from 'drizzle-orm'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { avatarFile, avatarSizes } from '../avatars/avatar-url.ts'
import { secondFactorReset } from '../second-factor-reset/schema.server.ts'
import { formerUsername, knownDevice, member, memberBan, oneTimeSecret, session } from '../schema.server.ts'
import { shutWaysIn } from '../sign-in/shut-ways-in.ts'

const FORMER_NAME_HELD_DAYS = 90

/** What stands where a person's details stood: nothing of theirs, and different for each. */
export function namesOfNobody(memberId: string) {
  return {
    email: `deleted-${memberId}@deleted.invalid`,
    username: `deleted-${memberId.replaceAll('-', '').slice(0, 16)}`,
    displayName: 'Former member',
  }
}

/**
 * Takes the person out of the account and leaves the row, to which deals and the ledger still point.
 * Answers with the stored files to remove. Harmless when done twice.
 */
export async function anonymiseMember(tx: Transaction, memberId: string): Promise<string[]> {
  const [who] = await tx.db.select().from(member).where(eq(member.id, memberId)).for('update')
  if (!who || who.state === 'deleted') return []
  await removeWaysIn(tx, memberId)
  await clearBans(tx, memberId)
  await holdName(tx, who.username, memberId)
  await tx.db
    .update(member)
    .set({
      ...namesOfNobody(memberId),
      ...NOTHING_SAID,
      state: 'deleted',
    })
    .where(eq(member.id, memberId))
  await tx.announce({ kind: 'member.changed', memberId })
  const { avatarKey, coverKey } = who
  return [
    ...(avatarKey ? avatarSizes.map((size) => avatarFile(avatarKey, size)) : []),
    ...(coverKey ? [coverKey] : []),
  ]
}

const NOTHING_SAID = {
  emailVerifiedAt: null,
  usernameChangedAt: null,
  passwordHash: null,
  passwordChangedAt: null,
  role: 'member',
  headline: '',
  about: '',
  country: '',
  city: '',
  languages: [],
  skills: [],
  avatarKey: null,
  coverKey: null,
  rateMinor: null,
  availability: '',
  timeZone: 'UTC',
  channels: {},
  referredBy: null,
  lastSeenAt: null,
} satisfies Partial<typeof member.$inferInsert>

/** What is still written of ways in when they are shut. */
const REMEMBERED = [oneTimeSecret, knownDevice, secondFactorReset]

async function removeWaysIn(tx: Transaction, memberId: string): Promise<void> {
  // An administrator who looks as this member goes back to being themselves.
  await tx.db.update(session).set({ viewsAsId: null }).where(eq(session.viewsAsId, memberId))
  await shutWaysIn(tx, memberId)
  for (const table of REMEMBERED) await tx.db.delete(table).where(eq(table.memberId, memberId))
}

/** That there was a ban stays; what was written about and by the person goes, and no appeal waits for an answer. */
async function clearBans(tx: Transaction, memberId: string): Promise<void> {
  await tx.db.update(memberBan).set({ evidence: '', appeal: null }).where(eq(memberBan.memberId, memberId))
  await tx.db
    .update(memberBan)
    .set({ appealedAt: null })
    .where(and(eq(memberBan.memberId, memberId), isNull(memberBan.decidedAt)))
}

/** Nobody may take the name the next day and be taken for the person who had it. */
async function holdName(tx: Transaction, username: string, memberId: string): Promise<void> {
  const heldUntil = addDays(tx.now, FORMER_NAME_HELD_DAYS)
  await tx.db
    .insert(formerUsername)
    .values({ username, memberId, heldUntil })
    .onConflictDoUpdate({ target: formerUsername.username, set: { memberId, heldUntil } })
}
