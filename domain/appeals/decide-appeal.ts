import { eq } from 'drizzle-orm'
import { isThereOtherStaff } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Forbidden, NotFound } from '#platform/errors/errors.ts'
import { type AppealKind, isAboutMoney } from './appeal-rules.ts'
import type { AppealContext, Division } from './appealable.ts'
import type { AppealDecisionInput } from './input.ts'
import { appealables } from './kinds.ts'
import { authorise, may, toDecide } from './permissions.ts'
import { appeal } from './schema.server.ts'

/** Decides an appeal, by another than whoever made the decision where there is one. What it lifts is lifted in the same moment. */
export async function decideAppeal(
  tx: Transaction,
  actor: MemberActor,
  { number, outcome, reason, days, division }: AppealDecisionInput & { number: number; division?: Division },
  context: AppealContext,
): Promise<void> {
  if (!may(actor, 'appeal.read')) authorise(actor, 'appeal.read-money')
  const [found] = await tx.db.select().from(appeal).where(eq(appeal.number, number)).for('update')
  if (!found) throw new NotFound('There is no such appeal')
  const { kind, decisionId, memberId, sentAt, title } = found
  authorise(actor, toDecide(kind), { ownerId: memberId ?? '' })
  if (found.decidedAt || !memberId) throw new Conflict('This appeal waits for no decision any more')
  await appealables[kind].expectMayJudge?.(tx, actor, { decisionId, memberId })
  if (found.againstId === actor.id)
    await leaveToAnother(tx, actor, { kind, decisionId, memberId, sentAt }, context)
  const undoing = { decisionId, memberId, sentAt, reason, days, division }
  const deed = { upheld: 'uphold', lifted: 'lift', changed: 'change' } as const
  const came = await appealables[kind][deed[outcome]]?.(tx, actor, undoing, context)
  await tx.db
    .update(appeal)
    .set({ outcome, reason, decidedAt: tx.now, decidedBy: actor.id })
    .where(eq(appeal.number, number))
  await recordSecurityEvent(tx, {
    kind: 'appeal.decided',
    actor,
    memberId,
    origin: context.origin,
    details: { number, against: kind, decisionId, outcome, reason },
  })
  await tx.announce({
    kind: 'appeal.decided',
    number,
    memberId,
    against: kind,
    decisionId,
    title,
    outcome,
    isLeft: came === 'left',
    reason,
  })
}

/** Nobody looks at what they decided themselves while somebody else of staff could undo it. */
async function leaveToAnother(
  tx: Transaction,
  actor: MemberActor,
  { kind, ...which }: { kind: AppealKind; decisionId: string; memberId: string; sentAt: Date },
  { settings }: AppealContext,
): Promise<void> {
  const decision = await appealables[kind].find(tx.db, { ...which, settings })
  const part = isAboutMoney(kind) ? 'finance' : 'moderator'
  const roles = decision?.isOfAdministrators ? (['admin'] as const) : (['admin', part] as const)
  if (await isThereOtherStaff(tx, actor.id, roles))
    throw new Forbidden('You made this decision: somebody else of staff decides about the appeal')
}
