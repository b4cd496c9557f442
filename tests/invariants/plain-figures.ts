import { eq, or } from 'drizzle-orm'
import { replySteps } from '#domain/analytics/member-figures/figure-rules.ts'
import { deal, dealEvent, milestone } from '#domain/deals/schema.server.ts'
import { ledgerAccount, ledgerPosting, ledgerTransfer } from '#domain/ledger/schema.server.ts'
import { messageQuestion } from '#domain/messages/schema.server.ts'
import { project, proposal } from '#domain/projects/schema.server.ts'
import { review } from '#domain/reviews/schema.server.ts'
import { dayIn } from '#platform/clock/zoned-day.ts'
import type { Db } from '#platform/db/database.ts'

type Line = [figure: string, at: Date | null, amount?: number]

/** What a member's figures must be on each day of theirs: one plain walk over all facts, written without a look at how they are kept. */
export async function plainFigures(
  db: Db,
  memberId: string,
  timeZone: string,
): Promise<Record<string, number>> {
  const lines = [
    ...(await linesOfDeals(db, memberId)),
    ...(await linesOfMoney(db, memberId)),
    ...(await linesOfTalk(db, memberId)),
  ]
  const sums: Record<string, number> = {}
  for (const [figure, at, amount = 1] of lines) {
    if (!at) continue
    const key = `${dayIn(at, timeZone)} ${figure}`
    sums[key] = (sums[key] ?? 0) + amount
  }
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0))
}

async function linesOfDeals(db: Db, memberId: string): Promise<Line[]> {
  const deals = await db
    .select()
    .from(deal)
    .where(or(eq(deal.sellerId, memberId), eq(deal.buyerId, memberId)))
  const lines: Line[] = []
  const firstPaid = new Map<string, Date>()
  for (const { id } of deals) {
    const paid = await db.select().from(dealEvent).where(eq(dealEvent.dealId, id)).orderBy(dealEvent.number)
    const first = paid.find(({ kind }) => kind === 'funded')
    if (first) firstPaid.set(id, first.at)
  }
  for (const one of deals) {
    const parts = await db.select().from(milestone).where(eq(milestone.dealId, one.id))
    const events = await db.select().from(dealEvent).where(eq(dealEvent.dealId, one.id))
    const paidAt = firstPaid.get(one.id) ?? null
    if (one.buyerId === memberId) {
      lines.push(['bought', paidAt])
      if (one.state === 'completed') lines.push(['bought_completed', one.endedAt])
      for (const { kind, at } of events) {
        if (!['released', 'revision-asked', 'released-by-time'].includes(kind)) continue
        lines.push(['answers_due', at])
        if (kind !== 'released-by-time') lines.push(['answers_in_time', at])
      }
      continue
    }
    if (one.teamId) continue
    lines.push(['ordered', paidAt])
    if (one.serviceId) lines.push(['ordered_service', paidAt])
    const isAgain = deals.some(
      ({ id, buyerId, sellerId, teamId }) =>
        sellerId === memberId &&
        buyerId === one.buyerId &&
        !teamId &&
        paidAt &&
        (firstPaid.get(id) ?? paidAt) < paidAt,
    )
    if (isAgain) lines.push(['ordered_again', paidAt])
    if (one.state === 'completed') lines.push(['completed', one.endedAt])
    if (one.state === 'cancelled') {
      const faults = parts.map(({ fault }) => fault)
      const fault = (['seller', 'both', 'buyer'] as const).find((who) => faults.includes(who)) ?? 'neither'
      lines.push([`cancelled_${fault}`, one.endedAt])
    }
    for (const part of parts) {
      if (!part.dueAt || !(part.deliveredAt || part.fault === 'seller')) continue
      lines.push(['due', part.deliveredAt ?? part.endedAt])
      if (part.deliveredAt && part.deliveredAt <= part.dueAt && isFirstInTime(part, events))
        lines.push(['on_time', part.deliveredAt])
    }
  }
  return lines
}

/** What is delivered anew after a revision had a date before that, as the timeline told it last. */
function isFirstInTime(
  { id, firstDeliveredAt: first, deliveredAt }: typeof milestone.$inferSelect,
  events: readonly (typeof dealEvent.$inferSelect)[],
): boolean {
  if (!first || !deliveredAt || first >= deliveredAt) return true
  const due = events
    .filter(({ at, milestoneId }) => milestoneId === id && at <= first)
    .filter(({ kind }) => ['funded', 'work-begun', 'extension-agreed', 'dispute-withdrawn'].includes(kind))
    .toSorted((one, other) => one.number - other.number)
    .findLast(({ data }) => data['dueAt'])?.data['dueAt']
  return !due || first <= new Date(due)
}

const OF_DEALS = ['fund', 'release', 'refund', 'split', 'take-back', 'tip']

async function linesOfMoney(db: Db, memberId: string): Promise<Line[]> {
  const rows = await db
    .select({ posting: ledgerPosting, kind: ledgerAccount.kind, buyerId: deal.buyerId })
    .from(ledgerPosting)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerPosting.accountId))
    .innerJoin(ledgerTransfer, eq(ledgerTransfer.id, ledgerPosting.transferId))
    .innerJoin(deal, eq(deal.id, ledgerTransfer.dealId))
    .where(eq(ledgerAccount.owner, memberId))
  return rows
    .filter(({ posting }) => OF_DEALS.includes(posting.kind))
    .map(({ posting: { at, amount }, buyerId }): Line =>
      buyerId === memberId ? ['spent', at, -Number(amount)] : ['earned', at, Number(amount)],
    )
}

async function linesOfTalk(db: Db, memberId: string): Promise<Line[]> {
  const lines: Line[] = []
  for (const one of await db.select().from(messageQuestion).where(eq(messageQuestion.memberId, memberId))) {
    if (one.isExempt) continue
    lines.push(['asked', one.askedAt])
    if (!one.answeredAt) continue
    const minutes = (one.answeredAt.getTime() - one.askedAt.getTime()) / 60_000
    lines.push(['answered', one.askedAt])
    if (minutes <= 48 * 60) lines.push(['answered_in_time', one.askedAt])
    lines.push([`reply_${replySteps.find((step) => step >= minutes) ?? 'over'}`, one.askedAt])
  }
  for (const one of await db.select().from(review).where(eq(review.aboutId, memberId))) {
    if (one.by !== 'buyer' || one.teamId || one.voidedAt || one.hiddenAt) continue
    const { revealedAt, rating, communication, quality, timing } = one
    lines.push(
      ['reviews', revealedAt],
      ['rating', revealedAt, rating],
      [`stars_${Math.round(rating / 100)}`, revealedAt],
    )
    lines.push(['communication', revealedAt, communication ?? 0])
    lines.push(['quality', revealedAt, quality ?? 0], ['timing', revealedAt, timing ?? 0])
  }
  for (const one of await db.select().from(proposal).where(eq(proposal.sellerId, memberId))) {
    if (one.teamId) continue
    lines.push(['proposals_sent', one.sentAt])
    if (one.readAt) lines.push(['proposals_read', one.sentAt])
    if (one.state === 'accepted') lines.push(['proposals_won', one.sentAt])
  }
  for (const one of await db.select().from(project).where(eq(project.ownerId, memberId))) {
    if (!one.openedAt || !['awarded', 'done', 'closed', 'expired'].includes(one.state)) continue
    lines.push(['projects_over', one.awardedAt ?? one.endedAt])
    if (one.isHired) lines.push(['projects_hired', one.awardedAt ?? one.endedAt])
  }
  return lines
}
