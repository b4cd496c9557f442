import type { Paper } from '#domain/papers/index.ts'
import { formatMoney } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'
import { percent } from '#platform/money/percent.ts'

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

/** All that a paper says, in words: the page and the file are made from the same, and neither from anything else. */
export function paperView({ id, kind, label, at, dealId, orderId, content }: Paper) {
  const money = (amount: number) => formatMoney(minor(amount), content.currency)
  const { tax, agreed, lines, totalMinor } = content
  return {
    id,
    kind,
    label,
    dealId,
    orderId,
    title: content.title,
    date: day.format(at),
    sides: kind === 'agreement' ? { from: 'Seller', to: 'Buyer' } : { from: 'From', to: 'To' },
    issuer: content.issuer,
    recipient: content.recipient,
    facts: content.facts,
    lines: lines.map(({ text, amountMinor }) => ({ text, amount: money(amountMinor) })),
    tax: tax
      ? [
          { name: 'Net', amount: money(tax.netMinor) },
          { name: `Tax, ${percent(tax.basisPoints)}`, amount: money(tax.taxMinor) },
        ]
      : [],
    total: money(totalMinor),
    notes: content.notes,
    agreed: agreed && agreedView(agreed, money),
  }
}

export type PaperView = ReturnType<typeof paperView>

function agreedView(
  { terms, fromPage, milestones, rules }: NonNullable<Paper['content']['agreed']>,
  money: (amount: number) => string,
) {
  const together = (read: (one: (typeof milestones)[number]) => number) =>
    money(milestones.reduce((sum, one) => sum + read(one), 0))
  return {
    terms,
    fromPage,
    rules,
    columns: ['Milestone', 'Days', 'Price', 'Buyer pays', 'Fees', 'Seller gets'],
    milestones: milestones.map((one, place) => ({
      id: String(place),
      cells: [
        one.title,
        one.days,
        money(one.priceMinor),
        money(one.buyerPaysMinor),
        money(one.feesMinor),
        money(one.sellerGetsMinor),
      ],
    })),
    together: [
      together(({ priceMinor }) => priceMinor),
      together(({ buyerPaysMinor }) => buyerPaysMinor),
      together(({ feesMinor }) => feesMinor),
      together(({ sellerGetsMinor }) => sellerGetsMinor),
    ],
  }
}
