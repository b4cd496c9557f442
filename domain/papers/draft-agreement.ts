import type { InvoiceParty } from '#domain/companies/index.ts'
import { type Agreed, agreedRevisionsWords } from '#domain/deals/index.ts'
import { computeFees } from '#domain/ledger/index.ts'
import { add, minor } from '#platform/money/money.ts'
import { percent } from '#platform/money/percent.ts'
import { type Draft, onPaper } from './draft.ts'
import { AGREEMENTS_SERIES } from './number-papers.ts'
import type { AgreedTerms } from './paper-content.ts'

/** The terms as both sides accepted them, with every price and fee. */
export function draftAgreement(
  agreed: Agreed,
  parties: ReadonlyMap<string, InvoiceParty>,
  currency: string,
): Draft | undefined {
  const { buyerId, sellerId, dealId, number } = agreed
  const [buyer, seller] = [parties.get(buyerId ?? ''), parties.get(sellerId ?? '')]
  if (!buyer || !seller || !buyerId || !sellerId) return undefined
  const milestones = agreed.milestones.map((one) => milestoneOf(one, agreed))
  return {
    key: `agreement:${dealId}:${number}`,
    kind: 'agreement',
    series: AGREEMENTS_SERIES,
    at: agreed.at,
    issuerId: sellerId,
    recipientId: buyerId,
    dealId,
    orderId: agreed.orderId,
    content: {
      title: 'Agreement',
      issuer: onPaper(seller),
      recipient: onPaper(buyer),
      facts: [
        { name: 'Deal', value: `${agreed.title} (${dealId.slice(0, 8)})` },
        {
          name: 'Version',
          value: String(agreed.version) + (agreed.isAddition ? ', with an added milestone' : ''),
        },
      ],
      lines: [],
      currency,
      totalMinor: milestones.reduce((sum, { priceMinor }) => sum + priceMinor, 0),
      tax: null,
      notes: ['Prices are in full; the tax that they include is on the invoices.'],
      agreed: {
        terms: agreed.content.terms,
        ...(agreed.content.fromPage ? { fromPage: agreed.content.fromPage } : {}),
        milestones,
        rules: rulesOf(agreed),
      },
    },
    tells: [],
  }
}

function milestoneOf(
  { title, days, priceMinor }: Agreed['milestones'][number],
  { rules, feeBearer }: Agreed,
): AgreedTerms['milestones'][number] {
  const sum = computeFees(minor(priceMinor), rules, feeBearer)
  return {
    title,
    days,
    priceMinor,
    buyerPaysMinor: Number(sum.buyerPays),
    feesMinor: Number(add(sum.commission, sum.serviceFee)),
    sellerGetsMinor: Number(sum.sellerGets),
  }
}

const bearers = { seller: 'borne by the seller', buyer: 'borne by the buyer', half: 'borne half and half' }
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

function rulesOf({ rules, feeBearer, revisionsMost }: Agreed): AgreedTerms['rules'] {
  return [
    { name: 'Commission', value: `${percent(rules.commissionBasisPoints)}, ${bearers[feeBearer]}` },
    { name: 'Revisions', value: agreedRevisionsWords(revisionsMost) },
    { name: 'Accepted automatically after', value: days(rules.autoAcceptDays) },
    { name: 'Claim window', value: `${days(rules.claimWindowDays)} after the end` },
    { name: 'Clearing', value: days(rules.clearingDays) },
  ]
}
