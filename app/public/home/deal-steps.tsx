import { amount, days, inDays } from '#app/shared/figures/figures.ts'
import { Money } from '#app/ui/money/money.tsx'
import { Steps } from '#app/ui/steps/steps.tsx'
import type { Arithmetic } from '#domain/ledger/arithmetic.ts'
import { add, zero, type Minor } from '#platform/money/money.ts'
import type { HomeRules } from './home-rules.ts'

/** Where the money of one deal is, step by step. */
export function DealSteps({ rules, deal }: { rules: HomeRules; deal: Arithmetic }) {
  const money = (minor: Minor) => <Money minor={minor} currency={rules.currency} />
  const toMarketplace = amount(add(deal.commission, deal.serviceFee), rules.currency)
  return (
    <Steps
      steps={[
        {
          title: 'You pay',
          text: 'The whole sum goes into escrow, not to the seller.',
          amount: { value: money(deal.buyerPays), note: 'held for you' },
        },
        {
          title: 'Work is delivered',
          text: `You have ${days(rules.autoAcceptServiceDays)} to look, and may ask for a revision.`,
          amount: { value: money(deal.buyerPays), note: 'still held' },
        },
        {
          title: 'You accept',
          text: 'Or say nothing: it is accepted automatically, after two reminders.',
          amount: { value: money(deal.sellerGets), note: `to the seller, ${toMarketplace} to the hall` },
        },
        {
          title: 'It clears',
          text: `The seller can withdraw ${inDays(rules.clearingDays)}. Both may review for ${days(rules.reviewWindowDays)}.`,
          amount: { value: money(zero), note: 'left in escrow' },
        },
      ]}
    />
  )
}
