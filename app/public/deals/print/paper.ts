import { redirect } from 'react-router'
import type { Edge } from '#app/edge.ts'
import { findInvoiceParty, type InvoiceParty } from '#domain/companies/index.ts'
import type { Party } from '#domain/deals/states.ts'
import { settle } from '#domain/deals/settle-rules.ts'
import { isHeld } from '#domain/deals/states.ts'
import { computeFees } from '#domain/ledger/arithmetic.ts'
import { listPapersAbout } from '#domain/papers/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { add, type Minor, minor, subtract, zero } from '#platform/money/money.ts'
import { openRoom, type RoomContext } from '../room/room-context.ts'
import { milestoneStateWords } from '#app/shared/deals/room-words.ts'
import { fromPageView, termsView } from '../room/room-view.ts'

/** For the two sides and administrators: who was only invited reads the proposal in the room. */
async function openPaper(edge: Edge): Promise<RoomContext> {
  const context = await openRoom(edge)
  if (context.isInvited) throw new NotFound('There is no deal at this address')
  return context
}

type PaperParty = Pick<InvoiceParty, 'name' | 'addressLines' | 'numbers'>

/** A side's legal details. Until both have agreed there is only a name: to propose a deal tells nobody where a person lives. */
async function partyOf({ db }: Edge, { room, sides }: RoomContext, side: Party): Promise<PaperParty> {
  const { acceptedAt, buyerId, sellerId } = room.deal
  const memberId = side === 'buyer' ? buyerId : sellerId
  if (!acceptedAt || !memberId) return { name: sides[side].name, addressLines: [], numbers: [] }
  return findInvoiceParty(db, memberId)
}

async function headOf(edge: Edge, context: RoomContext) {
  const { id, room, exact, now } = context
  const { deal } = room
  return {
    id,
    number: id.slice(0, 8),
    title: deal.title,
    marketplace: edge.settings.marketplaceName,
    buyer: await partyOf(edge, context, 'buyer'),
    seller: await partyOf(edge, context, 'seller'),
    version: deal.version,
    proposedAt: exact(deal.proposedAt),
    acceptedAt: deal.acceptedAt ? exact(deal.acceptedAt) : null,
    writtenAt: exact(now),
  }
}

/** The terms as they were accepted, with every price and fee. */
export async function loadAgreement(edge: Edge) {
  const context = await openPaper(edge)
  // What both accepted is a paper of its own; only a proposal, or a deal from before there were papers, is shown here.
  const agreement = (await listPapersAbout(edge.db, edge.actor, { dealId: context.id })).findLast(
    ({ kind }) => kind === 'agreement',
  )
  if (agreement) throw redirect(`/papers/${agreement.id}`)
  const { room, money, terms } = context
  const { feeBearer } = room.deal
  const sums = room.milestones.map(({ priceMinor }) => computeFees(priceMinor, terms, feeBearer))
  const total = (read: (sum: (typeof sums)[number]) => Minor) => money(add(...sums.map(read)))
  return {
    ...(await headOf(edge, context)),
    terms: room.deal.terms,
    fromPage: fromPageView(context),
    milestones: room.milestones.map(({ id, title, days }, index) => {
      const sum = sums[index] ?? computeFees(zero, terms, feeBearer)
      return {
        id,
        title,
        days,
        price: money(sum.price),
        buyerPays: money(sum.buyerPays),
        fees: money(add(sum.commission, sum.serviceFee)),
        sellerGets: money(sum.sellerGets),
      }
    }),
    total: {
      price: total(({ price }) => price),
      buyerPays: total(({ buyerPays }) => buyerPays),
      fees: total(({ commission, serviceFee }) => add(commission, serviceFee)),
      sellerGets: total(({ sellerGets }) => sellerGets),
    },
    rules: termsView(context),
  }
}

/** What was paid, given back, earned and kept: a receipt for the buyer and an account for the seller. */
export async function loadInvoice(edge: Edge) {
  const context = await openPaper(edge)
  const { room, money, terms } = context
  const { feeBearer } = room.deal
  const lines = room.milestones
    .filter(({ state, earnedMinor }) => isHeld(state) || earnedMinor !== null)
    .map(({ id, title, priceMinor, earnedMinor, state }) => {
      const parts = earnedMinor === null ? undefined : settle({ priceMinor, feeBearer, terms }, earnedMinor)
      return {
        id,
        title,
        state: milestoneStateWords[state].words,
        paid: computeFees(priceMinor, terms, feeBearer).buyerPays,
        back: parts?.toBuyer ?? zero,
        fees: parts?.toMarketplace ?? zero,
        got: parts?.toSeller ?? zero,
      }
    })
  const sum = (read: (line: (typeof lines)[number]) => Minor) => add(minor(0), ...lines.map(read))
  const paid = sum(({ paid: one }) => one)
  const back = sum(({ back: one }) => one)
  return {
    ...(await headOf(edge, context)),
    party: context.party,
    currency: edge.settings.currency,
    papers: (await listPapersAbout(edge.db, edge.actor, { dealId: context.id })).map(
      ({ id, label, title, totalMinor }) => ({ id, label, title, totalMinor }),
    ),
    lines: lines.map(({ id, title, state, ...one }) => ({
      id,
      title,
      state,
      paid: money(one.paid),
      back: money(one.back),
      fees: money(one.fees),
      got: money(one.got),
    })),
    total: {
      paid: money(paid),
      back: money(back),
      net: money(subtract(paid, back)),
      fees: money(sum(({ fees }) => fees)),
      got: money(sum(({ got }) => got)),
    },
  }
}
