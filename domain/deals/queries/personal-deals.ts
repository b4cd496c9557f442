import { and, eq, inArray, lte, or, sql } from 'drizzle-orm'
import { listFormerEmails } from '#domain/accounts/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import {
  deal,
  dealEvent,
  dealFile,
  dealRequest,
  dealShare,
  delivery,
  dispute,
  disputeQuestion,
  milestone,
} from '../schema.server.ts'
import { openDealStates } from '../states.ts'

const isOf = (memberId: string) => or(eq(deal.buyerId, memberId), eq(deal.sellerId, memberId))

/** Whether somebody still waits for this member, or they for somebody. */
export async function hasOpenDeals(db: Db | DrizzleTransaction, memberId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: deal.id })
    .from(deal)
    .where(and(isOf(memberId), inArray(deal.state, openDealStates)))
    .limit(1)
  return found !== undefined || (await isPaidFromOpen(db, memberId))
}

/** A team's deal pays those who were in it when it was accepted, also after they left. */
async function isPaidFromOpen(db: Db | DrizzleTransaction, memberId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: deal.id })
    .from(dealShare)
    .innerJoin(deal, eq(deal.id, dealShare.dealId))
    .where(and(eq(dealShare.memberId, memberId), inArray(deal.state, openDealStates)))
    .limit(1)
  return found !== undefined
}

/** What somebody has a share of as one of a team, without what its two sides wrote there. */
export async function exportShares(db: Db, memberId: string) {
  return db
    .select({ id: deal.id, title: deal.title, teamId: deal.teamId, basisPoints: dealShare.basisPoints })
    .from(dealShare)
    .innerJoin(deal, eq(deal.id, dealShare.dealId))
    .where(eq(dealShare.memberId, memberId))
    .orderBy(deal.proposedAt)
}

/** Every deal of a member with what was agreed, handed over and done; who the other side is stays theirs to tell. */
export async function exportDeals(db: Db, memberId: string) {
  const deals = await db.select().from(deal).where(isOf(memberId)).orderBy(deal.proposedAt)
  if (deals.length === 0) return []
  const ids = deals.map(({ id }) => id)
  const milestones = await db.select().from(milestone).where(inArray(milestone.dealId, ids))
  const deliveries = await db.select().from(delivery).where(inArray(delivery.dealId, ids))
  const events = await db.select().from(dealEvent).where(inArray(dealEvent.dealId, ids))
  const disputes = await db.select().from(dispute).where(inArray(dispute.dealId, ids))
  const questions = await db.select().from(disputeQuestion).where(inArray(disputeQuestion.dealId, ids))
  const requests = await db.select().from(dealRequest).where(inArray(dealRequest.dealId, ids))
  const files = await db.select().from(dealFile).where(inArray(dealFile.dealId, ids))
  return deals.map((one) => ({
    id: one.id,
    side: one.buyerId === memberId ? 'buyer' : 'seller',
    state: one.state,
    title: one.title,
    terms: one.terms,
    feeBearer: one.feeBearer,
    proposedAt: one.proposedAt,
    acceptedAt: one.acceptedAt,
    endedAt: one.endedAt,
    requirementAnswers: one.requirementAnswers,
    milestones: milestones
      .filter(({ dealId }) => dealId === one.id)
      .toSorted((first, second) => first.position - second.position)
      .map(({ title, priceMinor, days, state, dueAt, endedAt, earnedMinor }) => ({
        title,
        priceMinor: Number(priceMinor),
        days,
        state,
        dueAt,
        endedAt,
        earnedMinor: earnedMinor === null ? null : Number(earnedMinor),
      })),
    deliveries: deliveries
      .filter(({ dealId }) => dealId === one.id)
      .map(({ number, text, at, revisionReasons }) => ({ number, text, at, revisionReasons })),
    requests: requests
      .filter(({ dealId }) => dealId === one.id)
      .toSorted((first, second) => first.askedAt.getTime() - second.askedAt.getTime())
      .map(({ kind, by, state, reason, days, title, priceMinor, refundMinor, askedAt, answeredAt }) => ({
        kind,
        by,
        state,
        reason,
        days,
        title,
        priceMinor: priceMinor === null ? null : Number(priceMinor),
        refundMinor: refundMinor === null ? null : Number(refundMinor),
        askedAt,
        answeredAt,
      })),
    files: files
      .filter(({ dealId }) => dealId === one.id)
      .toSorted((first, second) => first.at.getTime() - second.at.getTime())
      .map(({ id, name, by, type, bytes, at }) => ({ id, name, by, type, bytes, at })),
    disputes: disputes
      .filter(({ dealId }) => dealId === one.id)
      .map(({ id, openedBy, openedAt, reason, statement, answer, reasons, endedAt }) => ({
        openedBy,
        openedAt,
        reason,
        statement,
        answer,
        reasons,
        endedAt,
        questions: questions
          .filter(({ disputeId }) => disputeId === id)
          .map(({ askedOf, text, askedAt, answer: said, answeredAt }) => ({
            askedOf,
            text,
            askedAt,
            answer: said,
            answeredAt,
          })),
      })),
    timeline: events
      .filter(({ dealId }) => dealId === one.id)
      .toSorted((first, second) => first.number - second.number)
      .map(({ at, by, kind, data }) => ({ at, by, kind, data })),
  }))
}

/**
 * What the two agreed and paid stays with the other side and the books, under no name; an address that was only invited is
 * forgotten, also one that the person left: who was invited there afterwards is somebody else.
 */
export async function eraseDealTraces(
  tx: Transaction,
  { id, verifiedEmail }: { id: string; verifiedEmail: string | undefined },
): Promise<void> {
  if (verifiedEmail) await forgetInvited(tx, verifiedEmail)
  for (const { email, leftAt } of await listFormerEmails(tx.db, id))
    await forgetInvited(tx, email, { until: leftAt })
}

async function forgetInvited(
  tx: Transaction,
  email: string,
  { until }: { until?: Date } = {},
): Promise<void> {
  const isTheirs = eq(sql`lower(${deal.invitedEmail})`, email.toLowerCase())
  await tx.db
    .update(deal)
    .set({ invitedEmail: null })
    .where(until ? and(isTheirs, lte(deal.proposedAt, until)) : isTheirs)
}
