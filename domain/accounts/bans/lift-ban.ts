import { and, eq, isNull, lte, ne } from 'drizzle-orm'
import { actorLabel, clockActor, type Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import type { Reasoned } from '../administrators/admin-input.ts'
import { restingState } from './resting-state.ts'
import { lockMember, type MemberContext } from '../members/lock-member.ts'
import { noteMemberChange } from '../members/note-member-change.ts'
import { member, memberBan } from '../schema.server.ts'

/** `banId`: that one and no other, whatever has been decided since. */
type Lifted = Reasoned & { memberId: string; banId?: string | undefined }

/** Lifts the ban that holds; of two who lift it at once the second is told so. */
export async function liftBan(
  tx: Transaction,
  actor: Actor,
  { memberId, banId, reason }: Lifted,
  context: MemberContext,
): Promise<void> {
  authorise(actor, 'members.lift-ban', { ownerId: memberId })
  const who = await lockMember(tx, memberId)
  if (who.role !== 'member') authorise(actor, 'members.ban-staff', { ownerId: who.id })
  await endBan(tx, actor, { memberId, banId, reason }, context)
}

const hasExpired = (now: Date) => and(isNull(memberBan.liftedAt), lte(memberBan.until, now))

/** Whose ban is past its time. */
export async function listExpiredBans(db: Db, now: Date): Promise<string[]> {
  const expired = await db
    .select({ memberId: memberBan.memberId })
    .from(memberBan)
    .innerJoin(member, eq(member.id, memberBan.memberId))
    .where(and(hasExpired(now), ne(member.state, 'deleted')))
    .orderBy(memberBan.memberId)
  return expired.map(({ memberId }) => memberId)
}

/** A ban whose time has passed ends by itself, if it still holds when its turn comes: harmless twice. */
export async function liftExpiredBan(
  tx: Transaction,
  { memberId }: { memberId: string },
  context: MemberContext,
): Promise<void> {
  const expired = await tx.db
    .select({ id: memberBan.id })
    .from(memberBan)
    .where(and(eq(memberBan.memberId, memberId), hasExpired(tx.now)))
    .for('update', { skipLocked: true })
  if (expired.length > 0) await endBan(tx, clockActor, { memberId, reason: 'Its time has passed' }, context)
}

/** What lifting means, for each way to it: by hand, by an appeal, by the clock. */
export async function endBan(
  tx: Transaction,
  actor: Actor,
  { memberId, banId, reason }: Lifted,
  context: MemberContext,
): Promise<void> {
  const who = await lockMember(tx, memberId)
  const [lifted] = await tx.db
    .update(memberBan)
    .set({ liftedAt: tx.now, liftedBy: actorLabel(actor) })
    .where(
      and(
        eq(memberBan.memberId, who.id),
        isNull(memberBan.liftedAt),
        banId === undefined ? undefined : eq(memberBan.id, banId),
      ),
    )
    .returning({ bannedAt: memberBan.bannedAt })
  if (!lifted) throw new Conflict(`${who.displayName} is not banned any more`)
  const state = who.state === 'banned' ? await restingState(tx, who) : who.state
  await tx.db.update(member).set({ state }).where(eq(member.id, who.id))
  await noteMemberChange(
    tx,
    actor,
    {
      kind: 'member.ban-lifted',
      details: { reason, before: { state: who.state }, after: { state } },
      event: {
        kind: 'member.ban-lifted',
        memberId: who.id,
        reason,
        bannedAt: lifted.bannedAt,
        byId: actor.kind === 'member' ? actor.id : null,
        isByTime: actor.kind === 'clock',
      },
    },
    context,
  )
}
