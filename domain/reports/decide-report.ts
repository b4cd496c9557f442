import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { warnMember } from '#domain/messages/index.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Forbidden, NotFound } from '#platform/errors/errors.ts'
import type { DecideReportInput } from './input.ts'
import { banOwner, reportables, type ReportContext } from './kinds.ts'
import { authorise } from './permissions.ts'
import type { ReportDecision } from './report-rules.ts'
import { report, reportCase } from './schema.server.ts'

export type CaseRow = typeof reportCase.$inferSelect
type Deed = (
  tx: Transaction,
  actor: MemberActor,
  found: CaseRow,
  input: Omit<Decision, 'number' | 'reportsRead'>,
  context: ReportContext,
) => unknown

/** What a person decides is about what they read; what the program decides is about whatever stands there. */
type Decision = Omit<DecideReportInput, 'reportsRead'> & { number: number; reportsRead?: number }

const NOBODY = 'Whose it was has left the marketplace'

/** Decides about a thing, and with it about everything that was reported of it. Both sides are told; of two who decide at once one does. */
export async function decideReport(
  tx: Transaction,
  actor: MemberActor,
  { number, reportsRead, ...input }: Decision,
  context: ReportContext,
): Promise<void> {
  const found = await lockCase(tx, actor, number)
  if (found.decidedAt) throw new Conflict('This was decided meanwhile')
  if (reportsRead !== undefined) expectRead(found, reportsRead)
  const { decision, rule, words, days } = input
  await deeds[decision](tx, actor, found, input, context)
  const changeBy = decision === 'change' ? addDays(tx.now, days) : null
  const appealBy = decision === 'nothing' ? null : addDays(tx.now, context.settings.appealDays)
  await tx.db
    .update(reportCase)
    .set({
      decision,
      rule,
      words,
      changeBy,
      appealBy,
      isReturned: false,
      decidedAt: tx.now,
      decidedBy: actor.id,
    })
    .where(eq(reportCase.number, number))
  await tx.db
    .update(report)
    .set({ closedAt: tx.now, isUpheld: decision !== 'nothing' })
    .where(eq(report.caseNumber, number))
  const { kind: thing, thingId, title, ownerId } = found
  await recordSecurityEvent(tx, {
    kind: 'report.decided',
    actor,
    memberId: ownerId ?? undefined,
    origin: context.origin,
    details: { number, thing, thingId, title, decision, rule, words },
  })
  await tx.announce({
    kind: 'report.decided',
    number,
    thing,
    title,
    ownerId,
    decision,
    rule,
    words,
    changeBy,
    appealBy,
  })
}

/** A case in the hands of somebody who may decide it: not about what is theirs, nor about what they reported. */
export async function lockCase(tx: Transaction, actor: MemberActor, number: number): Promise<CaseRow> {
  authorise(actor, 'report.read')
  const [found] = await tx.db.select().from(reportCase).where(eq(reportCase.number, number)).for('update')
  if (!found) throw new NotFound('There is no such case')
  authorise(actor, 'report.decide', { ownerId: found.ownerId ?? '' })
  const own = await tx.db.$count(report, and(eq(report.caseNumber, number), eq(report.reporterId, actor.id)))
  if (own > 0) throw new Forbidden('You reported this yourself: somebody else of staff decides')
  return found
}

/** Another report may say what the others did not: it is read before anything is decided about it. */
function expectRead({ reportsCount }: CaseRow, reportsRead: number): void {
  const more = reportsCount - reportsRead
  if (more <= 0) return
  const what = more === 1 ? 'Another report' : `${more} more reports`
  throw new Conflict(
    `${what} came in since you opened this case, so nothing was decided. What you typed is still here: read what is new above, then decide`,
  )
}

function ownerOf({ ownerId }: CaseRow): string {
  if (!ownerId) throw new Conflict(NOBODY)
  return ownerId
}

const warn: Deed = (tx, _actor, found, { words }) =>
  warnMember(tx, { memberId: ownerOf(found), words, caseNumber: found.number })

const deeds: Record<ReportDecision, Deed> = {
  nothing: () => undefined,
  warn,
  change: (_tx, _actor, found) => ownerOf(found),
  'take-down'(tx, actor, { kind, thingId, number }, { words }, context) {
    const { takeDown } = reportables[kind]
    if (!takeDown) throw new Conflict('This can’t be taken down: warn or ban the member')
    return takeDown(tx, actor, { id: thingId, reason: words, caseNumber: number, decidedAt: tx.now }, context)
  },
  ban: (tx, actor, found, { words }, context) =>
    banOwner(tx, actor, { memberId: ownerOf(found), reason: words, caseNumber: found.number }, context),
}
