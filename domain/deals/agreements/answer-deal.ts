import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { expectMove } from '../moves/expect-move.ts'
import { expectNotOwnTeam, keepShares, lockSellingTeam } from './keep-division.ts'
import { lockPair, rulesForPair } from './pair-rules.ts'
import { stopClocks } from '../clocks/clocks.ts'
import { concludeMove, dropPlanned } from '../moves/make-move.ts'
import { enterRoom, type LockedDeal } from '../moves/locked-deal.ts'
import { type Happened, record } from '../moves/timeline.ts'
import type { TimelineKind } from '../timeline-words.ts'

type Acceptance = {
  dealId: string
  version: number
  /** The commission that stood on the page, in basis points. */
  commission?: number | undefined
}

/** Agrees to the version that was read: one that was changed meanwhile is not accepted unread. */
export async function acceptDeal(
  tx: Transaction,
  actor: MemberActor,
  { dealId, version, commission }: Acceptance,
): Promise<void> {
  authorise(actor, 'deal.act')
  const room = await enterRoom(tx, actor, dealId)
  expectMove(tx, room, 'acceptDeal')
  if (room.deal.version !== version)
    throw new Conflict('The other side changed the deal meanwhile: read the new version first')
  await lockPair(tx, room.deal)
  const kept = await keepTeam(tx, room)
  const rules = await rulesForPair(tx.db, { ...room.deal, ...kept }, tx.now)
  if (commission !== undefined && commission !== rules.commissionBasisPoints)
    throw new Conflict(
      'Another commission holds now: you two began another deal meanwhile, or PRO began or ended. Read the sums again',
    )
  await stopClocks(tx, dealId, ['expire-proposal'])
  await record(tx, room, 'accepted', { data: { version } })
  await concludeMove(tx, room, 'acceptDeal', { acceptedAt: tx.now, invitationHash: null, rules, ...kept })
}

/** A deal of a team is its owner's of that day, with the owner's terms, divided as it was then. */
async function keepTeam(tx: Transaction, room: LockedDeal) {
  const { id, teamId, buyerId } = room.deal
  if (!teamId) return {}
  const { ownerId, division } = await lockSellingTeam(tx, teamId)
  await expectNotOwnTeam(tx, teamId, buyerId)
  keepShares(tx, id, division.shares)
  room.shares = division.shares
  return { sellerId: ownerId, teamDivision: division.number }
}

export function declineDeal(
  tx: Transaction,
  actor: MemberActor,
  { dealId, reason }: { dealId: string; reason: string },
): Promise<void> {
  return dropDeal(tx, actor, dealId, {
    move: 'declineDeal',
    recorded: 'declined',
    happened: { data: { reason } },
    change: { invitationHash: null },
  })
}

export function withdrawDeal(
  tx: Transaction,
  actor: MemberActor,
  { dealId }: { dealId: string },
): Promise<void> {
  const change = { invitationHash: null }
  return dropDeal(tx, actor, dealId, { move: 'withdrawDeal', recorded: 'withdrawn', change })
}

/** Ends a deal that both agreed to and in which no money waits. */
export function endDeal(tx: Transaction, actor: MemberActor, { dealId }: { dealId: string }): Promise<void> {
  return dropDeal(tx, actor, dealId, { move: 'endDeal', recorded: 'ended' })
}

type Drop = {
  move: 'declineDeal' | 'withdrawDeal' | 'endDeal'
  recorded: TimelineKind
  happened?: Happened
  change?: { invitationHash: null }
}

/** The ways out of a deal in which no money waits: what was planned is dropped. */
async function dropDeal(
  tx: Transaction,
  actor: MemberActor,
  dealId: string,
  { move, recorded, happened, change }: Drop,
): Promise<void> {
  authorise(actor, 'deal.act')
  const room = await enterRoom(tx, actor, dealId)
  expectMove(tx, room, move)
  await dropPlanned(tx, room, move)
  await record(tx, room, recorded, happened)
  await concludeMove(tx, room, move, change)
}
