import { asc, eq, inArray } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import * as deals from '#domain/deals/index.ts'
import type { MoveName } from '#domain/deals/policy.ts'
import { deal, dealClock, dealRequest, dispute, milestone } from '#domain/deals/schema.server.ts'
import { someContent } from '#domain/deals/testing.ts'
import { findOwnMoney, sumEscrow, sumOfKind } from '#domain/ledger/index.ts'
import { listPaidPayments } from '#domain/payments/index.ts'
import type { TestDatabase } from '#platform/db/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { minor } from '#platform/money/money.ts'
import type { Said } from './act.ts'
import { mostBack } from './outside.ts'
import { type Deal, isHeld, type Kind, stateOf } from './state.ts'

type Db = TestDatabase['db']
export type People = {
  buyer: MemberActor
  seller: MemberActor
  admin: MemberActor
  /** The people of a team that sells, without its owner. */
  others: MemberActor[]
  teamId?: string
}

const reason = 'It is no use'
const files: [] = []

type About = { dealId: string; milestoneId: string; requestId: string; version: number }

/** The operation of the engine for what the model calls by the same name. */
export function operate(tx: Transaction, who: MemberActor, { said, about }: { said: Said; about: About }) {
  const { amount, days, parts = [] } = said
  const argued = {
    ...about,
    reason: 'other' as const,
    wantedMinor: minor(amount),
    statement: 'It is not as agreed',
    files,
  }
  const operations: Record<string, () => Promise<unknown>> = {
    changeDeal: () => {
      const milestones = parts.map((part) => ({ title: 'Another', priceMinor: part.price, days: part.days }))
      return deals.changeDeal(tx, who, {
        ...about,
        basedOn: about.version,
        content: someContent({ milestones }),
      })
    },
    acceptDeal: () => deals.acceptDeal(tx, who, about),
    declineDeal: () => deals.declineDeal(tx, who, { ...about, reason }),
    withdrawDeal: () => deals.withdrawDeal(tx, who, about),
    endDeal: () => deals.endDeal(tx, who, about),
    answerRequirements: () =>
      deals.answerRequirements(tx, who, { ...about, answers: amount === 0 ? {} : { q: 'Oak' } }),
    proposeMilestone: () =>
      deals.proposeMilestone(tx, who, {
        ...about,
        title: 'One more',
        priceMinor: minor(amount),
        days,
        reason,
      }),
    giveTip: () =>
      deals.giveTip(tx, who, { ...about, amountMinor: minor(amount), formKey: crypto.randomUUID() }),
    fund: () => deals.fundMilestones(tx, who, { ...about, milestoneIds: [about.milestoneId] }),
    deliver: () => deals.deliverWork(tx, who, { ...about, text: 'Here it is', files }),
    askRevision: () => deals.askRevision(tx, who, { ...about, reasons: reason }),
    acceptDelivery: () => deals.acceptDelivery(tx, who, about),
    releaseEarly: () => deals.releaseEarly(tx, who, about),
    cancelWork: () => deals.cancelWork(tx, who, { ...about, reason }),
    askExtension: () => deals.askExtension(tx, who, { ...about, days, reason }),
    askCancellation: () => deals.askCancellation(tx, who, { ...about, reason, fault: 'neither' }),
    askRefund: () => deals.askRefund(tx, who, { ...about, refundMinor: minor(amount), reason }),
    openDispute: () => deals.openDispute(tx, who, argued),
    claimMoney: () => deals.claimMoney(tx, who, argued),
    answerDispute: () => deals.answerDispute(tx, who, { ...about, answer: 'It is', files }),
    offerSettlement: () => deals.offerSettlement(tx, who, { ...about, earnedMinor: minor(amount) }),
    agreeSettlement: () => deals.agreeSettlement(tx, who, { ...about, earnedMinor: minor(amount) }),
    withdrawDispute: () => deals.withdrawDispute(tx, who, about),
    decideDispute: () =>
      deals.decideDispute(tx, who, {
        ...about,
        earnedMinor: minor(amount),
        fault: 'both',
        reasons: 'Both said what they had to say',
      }),
    appealDecision: () => deals.appealDecision(tx, who, { ...about, decideBy: tx.now }),
    decideAgain: () =>
      deals.decideAgain(tx, who, { ...about, earnedMinor: minor(amount), fault: 'both', reasons: reason }),
    agreeRequest: () => deals.answerRequest(tx, who, { ...about, agrees: true }),
    refuseRequest: () => deals.answerRequest(tx, who, { ...about, agrees: false }),
    withdrawRequest: () => deals.withdrawRequest(tx, who, about),
  }
  const operation = operations[said.move]
  if (!operation) throw new Error(`The engine has no ${said.move}`)
  return operation()
}

const agreements: Record<Kind, MoveName> = {
  extension: 'agreeExtension',
  cancellation: 'agreeCancellation',
  refund: 'agreeRefund',
  milestone: 'agreeMilestone',
}
const otherNames: Record<string, MoveName> = { fund: 'fundMilestones', deliver: 'deliverWork' }

/** What the engine's table calls the same. */
export const rowOf = (move: string, kind?: Kind): MoveName =>
  move === 'agreeRequest' && kind ? agreements[kind] : (otherNames[move] ?? (move as MoveName))

/** What belongs to nobody in the deal: as much of it as came since, in a book that others wrote in before. */
export async function lookAtMarketplace(db: Db) {
  const of = async (kind: Parameters<typeof sumOfKind>[1]) => Number(await sumOfKind(db, kind))
  return { revenue: await of('revenue'), losses: await of('losses'), withheld: await of('chargeback') }
}

type Walked = {
  dealId: string
  people: People
  paymentIds: readonly string[]
  before: Awaited<ReturnType<typeof lookAtMarketplace>>
}

/** A deal as the engine has it, in the words of the model. */
export async function lookAt(db: Db, { dealId, people, paymentIds, before }: Walked) {
  const [found] = await db.select().from(deal).where(eq(deal.id, dealId))
  const parts = await db
    .select()
    .from(milestone)
    .where(eq(milestone.dealId, dealId))
    .orderBy(asc(milestone.position))
  const requests = await db.select().from(dealRequest).where(eq(dealRequest.dealId, dealId))
  const disputes = await db.select().from(dispute).where(eq(dispute.dealId, dealId))
  const clocks = await db.select().from(dealClock).where(eq(dealClock.dealId, dealId))
  const { buyer, seller } = people
  const others = await Promise.all(people.others.map(({ id }) => lookAtBalance(db, id)))
  const [ofBuyer, ofSeller, kept] = await Promise.all([
    lookAtMoney(db, buyer.id),
    lookAtMoney(db, seller.id),
    lookAtMarketplace(db),
  ])
  const paid = [...ofBuyer.payments, ...ofSeller.payments]
  const held = await sumEscrow(
    db,
    parts.map(({ id }) => id),
  )
  const nth = (id: string | null) => parts.findIndex((part) => part.id === id)
  const open = requests.filter(({ state }) => state === 'open')
  const seen = {
    state: found?.state,
    parts: parts.map(({ state, priceMinor, earnedMinor, dueAt, revisionsLeft, fault, id }) => ({
      state,
      fault,
      price: Number(priceMinor),
      earned: earnedMinor === null ? null : Number(earnedMinor),
      due: isHeldState(state) ? (dueAt?.getTime() ?? null) : null,
      revisions: revisionsLeft,
      isDisputed: disputes.some((one) => one.milestoneId === id && one.state === 'open'),
      isAppealed: disputes.some((one) => one.milestoneId === id && one.state === 'appealed'),
    })),
    asks: open.map(({ kind, by, milestoneId }) => `${kind} ${nth(milestoneId)} by ${by}`).toSorted(),
    money: {
      buyer: ofBuyer.balance,
      seller: ofSeller.balance,
      others,
      revenue: kept.revenue - before.revenue,
      losses: kept.losses - before.losses,
      withheld: kept.withheld - before.withheld,
    },
    held: Number(held),
    payments: paymentIds
      .map((id) => paid.find((one) => one.id === id))
      .map((one) => ({
        refunded: Number(one?.refunded),
        mostBack: Number(one?.mostRefund),
      })),
  }
  return { seen, found, parts, open, clocks, nth }
}

async function lookAtMoney(db: Db, memberId: string) {
  return { balance: await lookAtBalance(db, memberId), payments: await listPaidPayments(db, memberId) }
}

async function lookAtBalance(db: Db, memberId: string) {
  const { deposited, earned, clearing } = await findOwnMoney(db, memberId)
  return { deposited: Number(deposited), earned: Number(earned), clearing: Number(clearing) }
}

const isHeldState = (state: string) => state === 'funded' || state === 'delivered'

/** The same of the model. */
export function expected(model: Deal, heldOf: (price: number) => number) {
  const asks = model.parts.flatMap((part, nth) =>
    Object.entries(part.asks).map(([kind, ask]) => `${kind} ${nth} by ${ask.by}`),
  )
  return {
    state: stateOf(model),
    parts: model.parts.map((part) => ({
      state: part.state,
      fault: part.fault,
      price: part.price,
      earned: part.earned,
      due: isHeld(part) ? part.due : null,
      revisions: part.revisions,
      isDisputed: part.dispute !== null,
      isAppealed: part.appeal !== null,
    })),
    asks: [...asks, ...(model.proposal ? [`milestone -1 by ${model.proposal.by}`] : [])].toSorted(),
    money: model.money,
    held: model.parts.reduce(
      (sum, part) => sum + (isHeld(part) ? heldOf(part.price) : (part.appeal?.held ?? 0)),
      0,
    ),
    payments: model.payments.map((one) => ({ refunded: one.refunded, mostBack: mostBack(model, one) })),
  }
}

/** The clocks that the model knows as well; the others only remind. */
const known = [
  'expire-proposal',
  'expire-unfunded',
  'cancel-unanswered',
  'accept-delivery',
  'agree-cancellation',
  'lapse-refund',
]
export const isKnownClock = ({ kind }: { kind: string }) => known.includes(kind)

/** The part that a clock is about: its own, or that of a request. */
export async function partOfClock(db: Db, subjectId: string, nth: (id: string | null) => number) {
  const [asked] = await db
    .select()
    .from(dealRequest)
    .where(inArray(dealRequest.id, [subjectId]))
  const found = nth(asked ? asked.milestoneId : subjectId)
  return found < 0 ? null : found
}
