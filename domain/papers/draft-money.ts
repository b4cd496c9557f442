import type { InvoiceParty } from '#domain/companies/index.ts'
import type { DealOnPapers, MilestoneOnPapers, TeamOnPapers } from '#domain/deals/index.ts'
import type { WholeTransfer } from '#domain/ledger/index.ts'
import type { ProPeriod } from '#domain/pro/index.ts'
import { add } from '#platform/money/money.ts'
import { type Draft, onPaper, taxedSum, untaxedSum } from './draft.ts'
import type { MoneyPart } from './money-parts.ts'
import { MARKETPLACE_SERIES } from './number-papers.ts'
import { withTeamParts } from './team-parts.ts'
import { type Treatment, treatmentOf } from './tax-rules.ts'

export type DealFacts = DealOnPapers & { milestones: MilestoneOnPapers[]; team: TeamOnPapers | undefined }

/** One part of one movement of money, with all that a paper about it says. */
export type Moved = MoneyPart & {
  transfer: WholeTransfer
  deal: DealFacts | undefined
  /** Earlier movements of the same milestone or payment. */
  before: readonly WholeTransfer[]
}

export type Desk = {
  operator: InvoiceParty
  parties: ReadonlyMap<string, InvoiceParty>
  orders: ReadonlyMap<string, number>
  /** Periods of PRO, by their ids. */
  pro: ReadonlyMap<string, ProPeriod>
  currency: string
  /** How what is corrected was taxed: what is given back is taxed as it was. */
  taxedBefore(part: MoneyPart['part'], transferIds: readonly bigint[]): Treatment | undefined
}

const HELD = 'The money is held in escrow until the work is accepted; the seller’s invoice follows then.'
const ON_BALANCE = 'The money stands on the balance; no tax is due on it.'

const SENT_BACK = 'The money was sent back to where it came from.'
const CHARGED_BACK = 'The bank of the payer took the money back.'

const isChargeback = ({ transfer }: Moved) => transfer.kind === 'chargeback-lost'

/** Money that came: all that was paid at one moment for one order or deal is one receipt. */
export function draftReceipt(moved: readonly Moved[], desk: Desk): Draft | undefined {
  const [first] = moved
  if (!first) return undefined
  const note =
    first.transfer.kind === 'tip' ? 'A tip: the seller gets all of it.' : first.deal ? HELD : ON_BALANCE
  const total = Number(add(...moved.map(({ amount }) => amount)))
  return fromMarketplace('receipt', 'Receipt', moved, desk, untaxedSum(total, note))
}

/** Money that went back before anything was invoiced, to the balance or to where it came from. */
export function draftMoneyBack(moved: Moved, desk: Desk): Draft | undefined {
  const note = moved.deal ? ON_BALANCE : isChargeback(moved) ? CHARGED_BACK : SENT_BACK
  const sum = untaxedSum(Number(moved.amount), note)
  return fromMarketplace('credit-note', 'Credit note', [moved], desk, sum)
}

/** The seller's invoice to the buyer, the marketplace's to either for its fees, or what takes part of one back. */
export function draftPrice(moved: Moved, desk: Desk): Draft | undefined {
  const isBack = moved.amount < 0n
  const sellerId = moved.part === 'price' ? (moved.deal?.sellerId ?? undefined) : undefined
  const issuer = sellerId ? desk.parties.get(sellerId) : desk.operator
  const recipient = desk.parties.get(moved.memberId)
  if (!issuer || !recipient) return undefined
  const treatment = (isBack && correctedTax(moved, desk)) || treatmentOf(issuer, recipient)
  const kind = isBack ? 'credit-note' : moved.part === 'price' ? 'invoice' : 'commission'
  const sum = taxedSum(Number(moved.amount), treatment)
  const made = fromMarketplace(kind, titles[kind](moved), [moved], desk, sum)
  const draft = made && moved.part !== 'fee' ? withTeamParts(made, moved, desk) : made
  if (!draft || !sellerId) return draft
  return {
    ...draft,
    series: sellerId,
    issuerId: sellerId,
    content: { ...draft.content, issuer: onPaper(issuer) },
  }
}

const titles = {
  invoice: () => 'Invoice',
  commission: ({ part, transfer }: Moved) =>
    transfer.kind === 'pro' ? 'PRO invoice' : part === 'fee' ? 'Fee invoice' : 'Commission invoice',
  'credit-note': () => 'Credit note',
}

const correctedTax = ({ part, before }: Moved, desk: Desk) =>
  desk.taxedBefore(
    part,
    before.map(({ id }) => id),
  )

function fromMarketplace(
  kind: Draft['kind'],
  title: string,
  moved: readonly Moved[],
  desk: Desk,
  sum: Pick<Draft['content'], 'totalMinor' | 'tax' | 'notes'>,
): Draft | undefined {
  const [first] = moved
  const recipient = first && desk.parties.get(first.memberId)
  if (!first || !recipient) return undefined
  const { transfer, deal, part, before } = first
  const order = deal?.orderId ? desk.orders.get(deal.orderId) : undefined
  return {
    key: `${part}:${transfer.key}`,
    kind,
    series: MARKETPLACE_SERIES,
    at: transfer.at,
    issuerId: null,
    recipientId: first.memberId,
    dealId: deal?.id ?? null,
    orderId: deal?.orderId ?? null,
    content: {
      title,
      issuer: onPaper(desk.operator),
      recipient: onPaper(recipient),
      facts: [
        ...(order === undefined ? [] : [{ name: 'Order', value: String(order) }]),
        ...(deal ? [{ name: 'Deal', value: `${deal.title} (${deal.id.slice(0, 8)})` }] : []),
      ],
      lines: moved.map((one) => ({ text: lineOf(one, desk), amountMinor: Number(one.amount) })),
      currency: desk.currency,
      ...sum,
    },
    tells: moved.map((one) => ({ transferId: one.transfer.id, part: one.part, amount: one.amount })),
    ...(kind === 'credit-note'
      ? { corrects: { transferIds: before.map(({ id }) => id), part: part === 'back' ? 'paid' : part } }
      : {}),
  }
}

/** What a line is for, in words of that day. */
function lineOf(moved: Moved, { pro }: Desk): string {
  const { transfer, deal, part, amount } = moved
  if (isChargeback(moved)) return 'Money charged back'
  if (transfer.kind === 'pro') return namePro(pro.get(transfer.subject.id), amount < 0n)
  if (transfer.kind === 'tip') return `Tip for “${deal?.title ?? 'a deal'}”`
  if (!deal) return part === 'paid' ? 'Money paid in' : 'Money sent back'
  const milestone = deal.milestones.find(({ id }) => id === transfer.subject.id)
  const work = milestone && !milestone.isOnly ? `${deal.title}: ${milestone.title}` : deal.title
  const what = {
    paid: work,
    back: work,
    price: work,
    commission: `Commission: ${work}`,
    fee: `Service fee: ${work}`,
  }
  return amount < 0n ? `Given back: ${what[part]}` : what[part]
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

function namePro(period: ProPeriod | undefined, isBack: boolean): string {
  if (!period) return 'PRO'
  if (isBack) return `Given back: PRO from ${day.format(period.endsAt)}, not used`
  const plan = period.plan === 'yearly' ? 'a year' : 'a month'
  return `PRO, ${plan}, ${day.format(period.startsAt)} to ${day.format(period.endsAt)}`
}
