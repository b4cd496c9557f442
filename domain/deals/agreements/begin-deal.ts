import { expectNotBlocked } from '#domain/blocks/index.ts'
import { writeSoon } from '#platform/db/pending-writes.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { minor } from '#platform/money/money.ts'
import type { DealContent, Requirement } from './deal-content.ts'
import { expectNotOwnTeam, keepShares, lockSellingTeam } from './keep-division.ts'
import type { DealRules } from './deal-rules.ts'
import type { Deal, Milestone, LockedDeal } from '../moves/locked-deal.ts'
import { rowOf } from '../moves/timeline.ts'
import { deal, dealVersion, milestone } from '../schema.server.ts'
import type { Party, Role } from '../states.ts'

export type NewDeal = {
  origin: Deal['origin']
  buyerId: string | null
  sellerId: string | null
  /** In whose name it is sold: then the seller is the owner of that team. */
  teamId?: string | null | undefined
  proposedBy: Party
  content: DealContent
  rules: DealRules
  requirements?: Requirement[]
  /** What it came from. */
  serviceId?: string | undefined
  orderId?: string | undefined
  projectId?: string | undefined
  proposalId?: string | undefined
  invitedEmail?: string | undefined
  invitationHash?: string | undefined
  /** Whether the two may trade was asked in this transaction, and holds until its end. */
  isPairHeld?: boolean
  /** Agreed already: an order's line or an accepted proposal needs no second answer. */
  isAgreed: boolean
}

/** Writes a deal down with its milestones, and enters its room. Every deal begins here, however it came. */
export async function beginDeal(
  tx: Transaction,
  input: NewDeal,
  who: { by: Role; memberId: string | null },
): Promise<LockedDeal> {
  const { content, buyerId, teamId = null } = input
  const team = teamId ? await lockSellingTeam(tx, teamId) : undefined
  const sellerId = team?.ownerId ?? input.sellerId
  const kept = input.isAgreed ? team?.division : undefined
  await expectNotOwnTeam(tx, teamId, buyerId)
  if (buyerId && sellerId && !input.isPairHeld)
    await expectNotBlocked(tx, buyerId, sellerId, 'make a deal with')
  const made: Deal = {
    id: crypto.randomUUID(),
    origin: input.origin,
    state: input.isAgreed ? 'accepted' : 'proposed',
    buyerId,
    sellerId,
    teamId,
    teamDivision: kept?.number ?? null,
    proposedBy: input.proposedBy,
    title: content.title,
    terms: content.terms,
    feeBearer: content.feeBearer,
    revisionsMost: content.revisionsMost,
    rules: input.rules,
    requirements: input.requirements ?? [],
    serviceId: input.serviceId ?? null,
    orderId: input.orderId ?? null,
    projectId: input.projectId ?? null,
    proposalId: input.proposalId ?? null,
    invitedEmail: input.invitedEmail ?? null,
    invitationHash: input.invitationHash ?? null,
    proposedAt: tx.now,
    acceptedAt: input.isAgreed ? tx.now : null,
    changedAt: tx.now,
    version: 1,
    requirementAnswers: null,
    requirementsAnsweredAt: null,
    outcome: null,
    endedAt: null,
    eventsCount: 0,
  }
  const version = { dealId: made.id, number: 1, by: input.proposedBy, at: tx.now, content }
  writeSoon(
    tx.db,
    { query: tx.db.insert(deal).values(made), rows: [rowOf(made.id)] },
    { query: tx.db.insert(dealVersion).values(version) },
  )
  if (kept) keepShares(tx, made.id, kept.shares)
  // Nobody else sees it before the transaction ends: what was just written is the room, and it is ours.
  const milestones = writeMilestones(tx, made.id, content)
  return {
    deal: made,
    milestones,
    requests: [],
    disputes: [],
    waitsForMoney: false,
    banned: [],
    shares: kept?.shares ?? [],
    ...who,
  }
}

export function writeMilestones(tx: Transaction, dealId: string, content: DealContent): Milestone[] {
  const made = content.milestones.map(({ title, priceMinor, days }, position): Milestone => ({
    id: crypto.randomUUID(),
    dealId,
    position,
    title,
    priceMinor: minor(priceMinor),
    days,
    state: 'planned',
    revisionsLeft: content.revisionsMost,
    dueAt: null,
    fundedAt: null,
    firstDeliveredAt: null,
    deliveredAt: null,
    endedAt: null,
    earnedMinor: null,
    fault: null,
  }))
  writeSoon(tx.db, { query: tx.db.insert(milestone).values(made), rows: made.map(({ id }) => id) })
  return made
}
