import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { authorise } from '../permissions.ts'
import { messageFlag, messageWarning } from '../schema.server.ts'
import { expectFlag, listParties, type MessageFlag } from './case-queries.ts'
import { isAppealable } from './case-rules.ts'
import { followStops } from './follow-stops.ts'
import { expectNoParty } from './open-case.ts'
import { showMessage } from './show-message.ts'

type DecidedFlag = MessageFlag & { decidedAt: Date; decision: 'warn' | 'hide' | 'stop'; words: string }

/** What the moderators decided about a message of this member's, where there is something to undo. */
export async function findDecidedFlag(
  db: Db | DrizzleTransaction,
  { flagId, memberId }: { flagId: string; memberId: string },
): Promise<DecidedFlag | undefined> {
  const [found] = await db
    .select()
    .from(messageFlag)
    .where(and(eq(messageFlag.id, flagId), eq(messageFlag.memberId, memberId)))
  if (!found?.decidedAt || !found.decision || !isAppealable(found.decision) || found.words === null)
    return undefined
  return found as DecidedFlag
}

/** The case of a message that led to a ban, if one did: decided and banned in one moment. */
export async function findFlagOfBan(
  db: Db | DrizzleTransaction,
  { memberId, bannedAt }: { memberId: string; bannedAt: Date },
): Promise<{ id: string } | undefined> {
  const [found] = await db
    .select({ id: messageFlag.id })
    .from(messageFlag)
    .where(
      and(
        eq(messageFlag.memberId, memberId),
        eq(messageFlag.decision, 'ban'),
        eq(messageFlag.decidedAt, bannedAt),
      ),
    )
    .limit(1)
  return found
}

/** Whoever talks there, or reported it, has no say in what becomes of the appeal. */
export async function expectMayJudge(tx: Transaction, actor: MemberActor, flagId: string): Promise<void> {
  const flag = await expectFlag(tx.db, flagId)
  authorise(actor, 'message.decide', { ownerId: flag.memberId })
  expectNoParty(actor, await listParties(tx.db, flag))
}

type Undone = { flagId: string; reason: string }

/** Takes back what was decided: the warning is withdrawn, the message is read again, new conversations may begin. */
export async function undoCase(
  tx: Transaction,
  actor: MemberActor,
  { flagId, reason }: Undone,
  { origin }: { origin: Origin },
): Promise<void> {
  await expectMayJudge(tx, actor, flagId)
  const [flag] = await tx.db.select().from(messageFlag).where(eq(messageFlag.id, flagId)).for('update')
  if (!flag?.decidedAt || flag.undoneAt) return
  const { memberId, decision, decidedAt, conversationId, number } = flag
  if (decision === 'warn')
    await tx.db.update(messageWarning).set({ withdrawnAt: tx.now }).where(eq(messageWarning.flagId, flagId))
  if (decision === 'hide' && conversationId !== null && number !== null)
    await showMessage(tx, { conversationId, number, hiddenAt: decidedAt })
  await tx.db.update(messageFlag).set({ undoneAt: tx.now }).where(eq(messageFlag.id, flagId))
  if (decision === 'stop') await followStops(tx, memberId)
  await recordSecurityEvent(tx, {
    kind: 'message-case.undone',
    actor,
    memberId,
    origin,
    details: { flagId, reason, before: { decision } },
  })
}
