import { and, eq, gt, isNull } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import type { AppealInput } from './appeal-input.ts'
import { memberBan } from '../schema.server.ts'

/** What a banned member is told. */
export type LiveBan = {
  id: string
  reason: string
  evidence: string
  bannedAt: Date
  /** Null: until it is lifted. */
  until: Date | null
  appealBy: Date
  appeal: string | null
  appealedAt: Date | null
  decision: string | null
  decidedAt: Date | null
}

export async function findLiveBan(db: Db, memberId: string): Promise<LiveBan | undefined> {
  const [found] = await db
    .select({
      id: memberBan.id,
      reason: memberBan.reason,
      evidence: memberBan.evidence,
      bannedAt: memberBan.bannedAt,
      until: memberBan.until,
      appealBy: memberBan.appealBy,
      appeal: memberBan.appeal,
      appealedAt: memberBan.appealedAt,
      decision: memberBan.decision,
      decidedAt: memberBan.decidedAt,
    })
    .from(memberBan)
    .where(and(eq(memberBan.memberId, memberId), isNull(memberBan.liftedAt)))
  return found
}

/** The one appeal against a ban, until its deadline; of two sent at once the first counts. */
export async function appealBan(
  tx: Transaction,
  actor: MemberActor,
  { appeal }: AppealInput,
  { origin }: { origin: Origin },
): Promise<void> {
  const memberId = actor.id
  authorise(actor, 'account.appeal')
  const [appealed] = await tx.db
    .update(memberBan)
    .set({ appeal, appealedAt: tx.now })
    .where(
      and(
        eq(memberBan.memberId, memberId),
        isNull(memberBan.liftedAt),
        isNull(memberBan.appealedAt),
        isNull(memberBan.decidedAt),
        gt(memberBan.appealBy, tx.now),
      ),
    )
    .returning({ id: memberBan.id })
  if (!appealed) throw new Conflict(await whyNot(tx, memberId))
  await recordSecurityEvent(tx, {
    kind: 'ban.appealed',
    actor,
    memberId,
    origin,
    details: { banId: appealed.id },
  })
}

async function whyNot(tx: Transaction, memberId: string): Promise<string> {
  const [ban] = await tx.db
    .select()
    .from(memberBan)
    .where(and(eq(memberBan.memberId, memberId), isNull(memberBan.liftedAt)))
  if (!ban) return 'The ban has been lifted: there is nothing left to appeal.'
  if (ban.appealedAt) return 'You have appealed already. An administrator reads it and answers by e-mail.'
  return 'The time to appeal is over.'
}
