import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { nameMembers } from '#domain/accounts/index.ts'
import { outcomeWords } from '#domain/appeals/appeal-rules.ts'
import { findAppealsOfDisputes } from '#domain/appeals/index.ts'
import { type DisputeCase, findDisputeCase, listShares } from '#domain/deals/index.ts'
import { timelineWords, type TimelineKind } from '#domain/deals/timeline-words.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { fileNote } from '#platform/files/file-note.ts'
import type { DecisionCase } from './decision-panel.tsx'

/** A dispute as an administrator reads it: what it is about, what both say, and what happened. */
export async function loadCase({ db, actor, settings, clock }: MemberEdge, disputeId: string) {
  const found = z.uuid().safeParse(disputeId).success
    ? await findDisputeCase(db, actor, disputeId)
    : undefined
  if (!found) throw new NotFound('There is no such dispute')
  const { dispute, deal, milestone } = found
  const shares = await listShares(db, deal)
  const [appeal] = dispute.appealedAt ? await findAppealsOfDisputes(db, actor, [dispute.id]) : []
  const paid = shares.map(({ memberId }) => memberId)
  const ids = [deal.buyerId, deal.sellerId, dispute.decidedBy, ...paid].filter((id) => id !== null)
  const names = await nameMembers(db, ids)
  const person = (id: string | null) => ({ id, name: (id && names.get(id)?.username) || 'Nobody' })
  const decisionCase: DecisionCase = {
    disputeId: dispute.id,
    priceMinor: milestone.priceMinor,
    feeBearer: deal.feeBearer,
    terms: {
      commissionBasisPoints: deal.rules.commissionBasisPoints,
      minimumCommissionMinor: deal.rules.minimumCommissionMinor,
      buyerServiceFeeBasisPoints: deal.rules.buyerServiceFeeBasisPoints,
    },
    currency: settings.currency,
    wantedMinor: dispute.wantedMinor,
    offeredMinor: dispute.offeredMinor,
    hadMinor: milestone.earnedMinor ?? milestone.priceMinor,
    isClaim: dispute.isClaim,
    isMoneyHeld: dispute.isMoneyHeld,
    team:
      shares.length > 0
        ? {
            ownerId: deal.sellerId ?? '',
            people: shares.map((share) => ({ ...share, name: person(share.memberId).name })),
          }
        : undefined,
  }
  return {
    now: clock.now(),
    decisionCase,
    dispute,
    deal: { id: deal.id, title: deal.title, terms: deal.terms, state: deal.state, feeBearer: deal.feeBearer },
    milestone: { title: milestone.title, state: milestone.state, dueAt: milestone.dueAt },
    buyer: person(deal.buyerId),
    seller: person(deal.sellerId),
    decidedBy: dispute.decidedBy ? person(dispute.decidedBy) : null,
    appeal: appeal && {
      words: appeal.words,
      sentAt: appeal.sentAt,
      dueAt: appeal.dueAt,
      outcome: appeal.outcome && outcomeWords[appeal.outcome],
      files: appeal.files.map(({ id, name }) => ({ id, name })),
    },
    isOwnDecision: dispute.decidedBy === actor.id,
    isOwn: [deal.buyerId, deal.sellerId, ...paid].includes(actor.id),
    deliveries: found.deliveries.map(({ id, number, text, at, revisionReasons }) => ({
      id,
      number,
      text,
      at,
      revisionReasons,
    })),
    files: found.files.map(({ id, name, bytes, by, at, subjectId, scannedAt }) => ({
      id,
      note: fileNote({ name, scannedAt }),
      name,
      bytes,
      by,
      at,
      to: `/deals/${deal.id}/files/${id}`,
      subjectId,
      isEvidence: subjectId === dispute.id || found.questions.some((one) => one.id === subjectId),
    })),
    questions: found.questions.map(({ id, askedOf, text, askedAt, answer, answeredAt }) => ({
      id,
      askedOf,
      text,
      askedAt,
      answer,
      answeredAt,
    })),
    timeline: found.timeline.map((event) => lineOf(event, found)),
  }
}

export type LoadedCase = Awaited<ReturnType<typeof loadCase>>

function lineOf(
  { number, at, by, kind, milestoneId, data }: DisputeCase['timeline'][number],
  found: DisputeCase,
) {
  return {
    number,
    at,
    by,
    words: `${timelineWords[kind as TimelineKind] ?? kind}${data['askedOf'] ? ` of the ${data['askedOf']}` : ''}`,
    milestone: found.milestones.find(({ id }) => id === milestoneId)?.title ?? null,
    figures: Object.entries(data).flatMap(([name, value]) =>
      name.endsWith('Minor') && typeof value === 'number' ? [{ name, minor: value }] : [],
    ),
  }
}
