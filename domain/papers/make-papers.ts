import { findInvoiceParties } from '#domain/companies/index.ts'
import { findForPapers } from '#domain/deals/index.ts'
import { findHistory } from '#domain/ledger/index.ts'
import { nameOrders } from '#domain/orders/index.ts'
import { findPeriods } from '#domain/pro/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Draft } from './draft.ts'
import { draftAgreement } from './draft-agreement.ts'
import {
  type DealFacts,
  type Desk,
  draftMoneyBack,
  draftPrice,
  draftReceipt,
  type Moved,
} from './draft-money.ts'
import { findChargedBack } from './find-charged-back.ts'
import { findCorrected } from './find-corrected.ts'
import { partsOf, type Sides } from './money-parts.ts'
import { paidIn } from './team-parts.ts'
import { operatorParty } from './operator-party.ts'
import { writePapers } from './write-papers.ts'
import { isUuid } from '#platform/text/is-uuid.ts'

/** What papers are to be made of: movements of money, and moments at which something was agreed. */
export type PapersAsked = {
  transferIds: readonly string[]
  agreed: readonly { dealId: string; number: number }[]
}

/** Makes papers from what is true now, and numbers them: the last thing that a transaction does. */
export async function makePapers(tx: Transaction, asked: PapersAsked, settings: Settings): Promise<void> {
  const wanted = new Set(asked.transferIds)
  const history = await findHistory(tx.db, asked.transferIds.map(BigInt))
  const transfers = history.filter(({ id }) => wanted.has(String(id)))
  const { deals, agreed } = await findForPapers(
    tx.db,
    transfers.flatMap(({ dealId }) => dealId ?? []),
    asked.agreed,
  )
  const chargedBack = await findChargedBack(tx, transfers)
  const bySubject = Map.groupBy(history, ({ subject }) => subject.id)
  const moved = transfers.flatMap((transfer): Moved[] => {
    const deal = transfer.dealId === null ? undefined : deals.get(transfer.dealId)
    const lost = transfer.kind === 'chargeback-lost' ? chargedBack.get(transfer.subject.id) : undefined
    const before =
      lost?.before ?? (bySubject.get(transfer.subject.id) ?? []).filter(({ id }) => id < transfer.id)
    return partsOf(transfer, deal && sidesOf(deal), before, lost?.payerId).map((part) => ({
      ...part,
      transfer,
      deal,
      before,
    }))
  })
  if (moved.length === 0 && agreed.length === 0) return
  const memberIds = [
    ...moved.flatMap(({ memberId, deal }) => [memberId, ...(deal ? paidIn(deal) : [])]),
    ...agreed.flatMap(({ buyerId, sellerId }) => [buyerId ?? '', sellerId ?? '']),
  ]
  const parties = await findInvoiceParties(tx.db, memberIds.filter(isUuid))
  const orderIds = [...new Set(moved.flatMap(({ deal }) => deal?.orderId ?? []))]
  // What was ordered just now said its number.
  const orders = new Map(
    agreed.flatMap(({ orderId, orderNumber }) =>
      orderId && orderNumber !== undefined ? [[orderId, orderNumber] as const] : [],
    ),
  )
  const unnamed = orderIds.filter((id) => !orders.has(id))
  const corrected = await findCorrected(
    tx.db,
    moved.flatMap(({ amount, before }) => (amount < 0n ? before.map(({ id }) => id) : [])),
  )
  const proIds = transfers.flatMap(({ kind, subject }) => (kind === 'pro' ? [subject.id] : []))
  const desk: Desk = {
    operator: operatorParty(settings),
    parties,
    orders: new Map([...orders, ...(await nameOrders(tx.db, unnamed))]),
    pro: await findPeriods(tx.db, proIds),
    currency: settings.currency,
    taxedBefore: corrected.taxedBefore,
  }
  const drafts = [
    ...agreed.map((one) => draftAgreement(one, parties, settings.currency)),
    ...draftsOf(moved, desk),
  ]
  await writePapers(
    tx,
    drafts.filter((draft) => draft !== undefined),
    { prefix: settings.paperPrefix, corrected },
  )
}

function sidesOf({ buyerId, sellerId, feeBearer, rules, team }: DealFacts): Sides | undefined {
  if (!buyerId || !sellerId) return undefined
  return { buyerId, sellerId, paidIds: paidIn({ sellerId, team }), feeBearer, terms: rules }
}

function draftsOf(moved: readonly Moved[], desk: Desk): (Draft | undefined)[] {
  const receipts = Map.groupBy(
    moved.filter(({ part }) => part === 'paid'),
    // What was paid at one moment for one order is one receipt, however many deals began with it.
    ({ memberId, deal, transfer }) =>
      [memberId, deal?.orderId ?? deal?.id ?? transfer.id, transfer.kind, transfer.at.getTime()].join(' '),
  )
  return [
    ...[...receipts.values()].map((some) => draftReceipt(some, desk)),
    ...moved.filter(({ part }) => part === 'back').map((one) => draftMoneyBack(one, desk)),
    ...moved.filter(({ part }) => part !== 'paid' && part !== 'back').map((one) => draftPrice(one, desk)),
  ]
}
