import type { Figures } from '#app/shared/docs/figures/figures.ts'
import type { Findable } from './index-of-sections.ts'

/** Pages that are not documents and can be found by what they are about. */
export function publicPages(figures: Figures): Findable[] {
  return [
    {
      to: '/pricing',
      title: 'Fees and holds',
      where: 'Pricing',
      text: `Every fee and clock, and a calculator: what the buyer pays, what the seller gets and when. Commission ${figures.sellerCommissionBasisPoints}, with PRO ${figures.sellerCommissionProBasisPoints}; service fee ${figures.buyerServiceFeeBasisPoints}. The price of PRO: ${figures.proMonthlyMinor} a month.`,
    },
    {
      to: '/contacts',
      title: 'Contacts',
      where: 'Help',
      text: 'How to reach the people who run the marketplace: e-mail, telephone, postal address and hours, and a form to write to support.',
    },
    {
      to: '/requisites',
      title: 'Legal details',
      where: 'Help',
      text: 'Who runs the marketplace: legal name and form, registration and tax numbers, registered address, bank account. An imprint to copy from.',
    },
    {
      to: '/about',
      title: 'About the marketplace',
      where: 'About',
      text: 'What the marketplace is, how it earns, how money is kept safe, and what is open to check.',
    },
    referrals(figures),
  ]
}

const referrals = (figures: Figures): Findable => ({
  to: '/referral-program',
  title: 'Invite people',
  where: 'Referral programme',
  text: `The referral programme: share your link and get ${figures.referralShareBasisPoints} of the commission from an invited member’s deals for ${figures.referralMonths}. With a calculator.`,
})
