import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Forbidden, Invalid } from '#platform/errors/errors.ts'
import { isShown, lengthOf, seenLengthOf } from '#platform/text/shown-text.ts'
import type { Minor } from '#platform/money/money.ts'
import { endDispute } from './end-dispute.ts'
import { expectMove } from '../moves/expect-move.ts'
import { enterAsAdministrator, milestoneIn, openDisputeIn } from '../moves/locked-deal.ts'
import { hasPartIn } from '../moves/seller-people.ts'
import { decisionLimits } from '../decision-rules.ts'
import type { Fault } from '../schema.server.ts'

export type Decision = {
  dealId: string
  milestoneId: string
  earnedMinor: Minor
  fault: Fault
  reasons: string
}

/** Release, refund or split to the cent, with written reasons that both see; carried out at once, and final. */
export async function decideDispute(tx: Transaction, actor: MemberActor, decision: Decision): Promise<void> {
  authorise(actor, 'disputes.decide')
  const reasons = decision.reasons.trim()
  const { min, max } = decisionLimits.reasons
  if (seenLengthOf(reasons) < min || lengthOf(reasons) > max)
    throw new Invalid('The reasons are too short or too long', {
      reasons: [`Reasons: write from ${min} to ${max.toLocaleString('en')} characters`],
    })
  if (!isShown(reasons))
    throw new Invalid('The reasons can’t be shown', {
      reasons: ['Reasons: remove the characters that can’t be shown'],
    })
  const { dealId, milestoneId } = decision
  const room = await enterAsAdministrator(tx, actor, dealId)
  if (await hasPartIn(tx.db, room, actor.id)) throw new Forbidden('Nobody decides a dispute of their own')
  expectMove(tx, room, 'decideDispute', { milestoneId })
  const open = openDisputeIn(room, milestoneId)
  const { priceMinor } = milestoneIn(room, milestoneId)
  if (decision.earnedMinor < 0n || decision.earnedMinor > priceMinor)
    throw new Invalid('The amount is not within the price', {
      earnedMinor: ['Amount: between nothing and the price of the milestone'],
    })
  await endDispute(tx, room, open, {
    state: 'decided',
    earnedMinor: decision.earnedMinor,
    fault: decision.fault,
    reasons,
  })
  await recordSecurityEvent(tx, {
    kind: 'dispute.decided',
    actor,
    details: {
      dealId,
      disputeId: open.id,
      earnedMinor: Number(decision.earnedMinor),
      priceMinor: Number(priceMinor),
      fault: decision.fault,
    },
  })
}
