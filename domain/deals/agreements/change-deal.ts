import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { expectNotBlocked } from '#domain/blocks/index.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { expectMove } from '../moves/expect-move.ts'
import { writeMilestones } from './begin-deal.ts'
import { after, DAY_MS, setClock } from '../clocks/clocks.ts'
import type { DealContent } from './deal-content.ts'
import { concludeMove } from '../moves/make-move.ts'
import { enterRoom } from '../moves/locked-deal.ts'
import { dealVersion, milestone } from '../schema.server.ts'
import { otherParty } from '../states.ts'
import { record } from '../moves/timeline.ts'

/** A proposal that one side changes is theirs from then on: the other must accept the new version. */
export async function changeDeal(
  tx: Transaction,
  actor: MemberActor,
  { dealId, content, basedOn }: { dealId: string; content: DealContent; basedOn: number },
): Promise<void> {
  authorise(actor, 'deal.act')
  const room = await enterRoom(tx, actor, dealId)
  expectMove(tx, room, 'changeDeal')
  if (room.deal.version !== basedOn)
    throw new Conflict('The other side changed the deal meanwhile: read the new version first')
  const { buyerId, sellerId } = room.deal
  if (buyerId && sellerId) await expectNotBlocked(tx, buyerId, sellerId, 'make a deal with')
  const number = basedOn + 1
  await tx.db.insert(dealVersion).values({ dealId, number, by: room.by, at: tx.now, content })
  await tx.db.delete(milestone).where(and(eq(milestone.dealId, dealId), eq(milestone.state, 'planned')))
  writeMilestones(tx, dealId, content)
  await setClock(tx, {
    dealId,
    subjectId: dealId,
    kind: 'expire-proposal',
    runsAt: after(tx.now, room.deal.rules.proposedExpiresDays * DAY_MS),
  })
  await record(tx, room, 'changed', { data: { version: number, waitsFor: otherParty(room.by) } })
  await concludeMove(tx, room, 'changeDeal', {
    version: number,
    proposedBy: room.by,
    title: content.title,
    terms: content.terms,
    feeBearer: content.feeBearer,
    revisionsMost: content.revisionsMost,
    rules: { ...room.deal.rules, autoAcceptDays: content.autoAcceptDays },
  })
}
