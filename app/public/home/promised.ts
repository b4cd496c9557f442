import { amount, days, hours, workingDays } from '#app/shared/figures/figures.ts'
import type { Settings } from '#domain/settings/index.ts'

export type Promised = { figure: string; title: string; text: string; more: { to: string; label: string } }

const terms = { to: '/docs/terms', label: 'Terms' }

/** What the marketplace can be held to: each is a rule with a figure, written in a document. */
export function promisesOf(settings: Settings): Promised[] {
  const nothing = amount(0, settings.currency)
  return [
    {
      figure: days(settings.ruleNoticeDays),
      title: 'No rule changes overnight',
      text: 'Every change of a fee or a rule is announced that long before it applies, with its reason, in a public log.',
      more: { to: '/docs/terms#changes', label: 'The log' },
    },
    {
      figure: nothing,
      title: 'A dispute costs nothing',
      text: `Decided within ${workingDays(settings.disputeDecisionWorkingDays)} once the two sides could not settle it, with written reasons for both.`,
      more: terms,
    },
    {
      figure: days(settings.claimWindowDays),
      title: 'Claims are equal for both sides',
      text: 'After completion, buyer and seller have the same time to make a claim. Then the deal is final.',
      more: terms,
    },
    {
      figure: hours(settings.lateCancellationHours),
      title: 'Late work can be left',
      text: 'When a delivery is late by that much, the buyer cancels alone and is refunded in full.',
      more: terms,
    },
    {
      figure: 'No difference',
      title: 'A place can’t be bought',
      text: 'Every place in a list says why it is there. PRO lowers the commission; it never lifts a listing.',
      more: { to: '/docs/recommendations', label: 'How ranking works' },
    },
    {
      figure: `${settings.proposalsMonthlyMost} a month`,
      title: 'Proposals are given back',
      text: 'One that nobody opened, or for which nobody was hired, goes back to the seller whole.',
      more: terms,
    },
    {
      figure: 'All of it',
      title: 'Your undisputed money is yours',
      text: 'Whatever we decide about an account: with a reason, the evidence, and a deadline to appeal. What is not disputed can be withdrawn.',
      more: terms,
    },
    {
      figure: days(settings.deletionGraceDays),
      title: 'You can take your data and go',
      text: 'All of it can be taken out. Ask for deletion, and after that grace it is made anonymous.',
      more: { to: '/docs/privacy', label: 'Privacy' },
    },
  ]
}
