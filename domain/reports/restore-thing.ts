import { and, eq, isNull } from 'drizzle-orm'
import { findLiveBan, liftBan } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import { withdrawWarnings } from '#domain/messages/index.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { type CaseRow, lockCase } from './decide-report.ts'
import { isCaseOfBan } from './find-decided-case.ts'
import { reportables, type ReportContext } from './kinds.ts'
import { report, reportCase } from './schema.server.ts'

type Restored = {
  number: number
  words: string
  /** A warning takes the place of what was decided: not everything is as before. */
  isWarned?: boolean
}

/** Undoes what was decided about a thing: it is back as it was, and what was said about its owner is taken back. */
export async function restoreThing(
  tx: Transaction,
  actor: MemberActor,
  { number, words, isWarned = false }: Restored,
  context: ReportContext,
): Promise<void> {
  const found = await lockCase(tx, actor, number)
  if (!found.decidedAt || found.decision === 'nothing') throw new Conflict('There is nothing to restore')
  if (found.restoredAt) throw new Conflict('This was restored meanwhile')
  const { title, ownerId } = found
  await recordSecurityEvent(tx, {
    kind: 'report.restored',
    actor,
    memberId: ownerId ?? undefined,
    origin: context.origin,
    details: { number, title, words, before: { decision: found.decision } },
  })
  // Before its ban is lifted, which would bring the case back by itself.
  await markRestored(tx, found, { byId: actor.id, words, isWarned })
  await undo(tx, actor, found, words, context)
}

/** A ban that a case led to was lifted by somebody: the case is undone with it, and who was told of the ban hears of that too. */
export async function restoreCaseOfBan(
  tx: Transaction,
  {
    memberId,
    bannedAt,
    byId,
    words,
  }: { memberId: string; bannedAt: Date; byId: string | null; words: string },
): Promise<void> {
  const [found] = await tx.db
    .select()
    .from(reportCase)
    .where(and(isCaseOfBan({ memberId, bannedAt }), isNull(reportCase.restoredAt)))
    .for('update')
  if (found) await markRestored(tx, found, { byId, words, isWarned: false })
}

async function markRestored(
  tx: Transaction,
  { number, title, ownerId }: CaseRow,
  { byId, words, isWarned }: { byId: string | null; words: string; isWarned: boolean },
): Promise<void> {
  await tx.db
    .update(reportCase)
    .set({ restoredAt: tx.now, restoredBy: byId, restoredWhy: words, changeBy: null })
    .where(eq(reportCase.number, number))
  // Whoever reported it was not right after all.
  await tx.db.update(report).set({ isUpheld: false }).where(eq(report.caseNumber, number))
  await tx.announce({ kind: 'report.restored', number, title, ownerId, words, isWarned })
}

async function undo(
  tx: Transaction,
  actor: MemberActor,
  { decision, decidedAt, kind, thingId, number, ownerId }: CaseRow,
  reason: string,
  context: ReportContext,
): Promise<void> {
  if (!decidedAt) return
  if (decision === 'take-down') {
    const about = { id: thingId, reason, caseNumber: number, decidedAt }
    await reportables[kind].restore?.(tx, actor, about, context)
  }
  if (decision === 'warn' && ownerId) await withdrawWarnings(tx, { memberId: ownerId, caseNumber: number })
  const ban = decision === 'ban' && ownerId ? await findLiveBan(tx.db, ownerId) : undefined
  // Decided and banned in one moment: who was banned anew since stays so.
  if (ban && ownerId && ban.bannedAt.getTime() === decidedAt.getTime())
    await liftBan(tx, actor, { memberId: ownerId, banId: ban.id, reason }, context)
}
