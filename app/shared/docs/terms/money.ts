import { REMINDED_DAYS_BEFORE, UNUSED_BACK_DAYS } from '#domain/pro/subscription-rules.ts'
import type { DocumentSection } from '../legal-document.ts'

const pro: DocumentSection = {
  id: 'pro',
  title: 'PRO',
  markdown: (figures) => `
PRO costs ${figures.proMonthlyMinor} a month or ${figures.proYearlyMinor} a year. You may try it once for ${figures.proTrialDays} without paying. It gives a lower commission, faster clearing, more active services and proposals, deeper figures and a badge. **It is never a factor in ranking.**

It renews from your balance or by a payment until you cancel. Cancelling takes effect at the end of the time you have paid for. If money is short at renewal you have ${figures.proGraceDays} to top up; after that you are back on the free plan, and nothing you made is lost. Services above the free limit stay as they are; new ones wait until you are under it.

We remind you ${REMINDED_DAYS_BEFORE} days before a renewal, with the sum, and take no other. Within ${UNUSED_BACK_DAYS} days of your first payment you may also end PRO at once: the days you did not use go back to your balance. The yearly plan begins at once, with the unused days of the month credited; the monthly one begins when the year is over. Deals keep the commission of the day they were accepted.
`,
}

const referrals: DocumentSection = {
  id: 'referrals',
  title: 'Inviting people',
  markdown: (figures) => `
Every member has a link. When someone joins by yours, you get ${figures.referralShareBasisPoints} of our commission from the deals in which they sell, for ${figures.referralMonths} from the day they joined, by the rules of that day. It comes out of our part: it costs neither them nor those they deal with anything. A visit by a link is remembered for ${figures.referralCookieDays}, and the first link wins.

Accounts of your own earn nothing, and neither do deals made only to earn the reward. The reward is booked when our commission is final, so it is never taken back: the seller’s money has cleared, and the ${figures.claimWindowDays} for claims after the deal are over with no claim or dispute open. On tips and on what was refunded there is none; of a team’s work the reward follows its shares. Where a device, an address, a mailbox, a card or a payout method says that two accounts are one person’s, or who invited is the buyer, the reward waits until an administrator has looked; both are told why. More is at [Invite people](/referral-program).
`,
}

/** How money is held, what it costs and how it leaves. */
export const money: readonly DocumentSection[] = [
  {
    id: 'escrow',
    title: 'Escrow',
    markdown: () => `
Escrow means that the buyer pays first, the seller is paid last, and in between the money belongs to the deal. Each milestone has an escrow of its own. Money leaves it in three ways only:

- **to the seller**, when the buyer accepts or releases, when the acceptance clock runs out, or when a dispute is decided or settled that way;
- **back to the buyer**, when the milestone is cancelled, or a dispute is decided or settled that way;
- **split between the two**, to the cent, by a settlement or a decision.

We do not lend money in escrow or use it for anything else. When a milestone has ended, its escrow is zero. Every movement is a line in the ledger with its reason, and you can open each line that concerns you. Every night the ledger is added up again from its first line, and any difference raises an alarm.
`,
  },
  {
    id: 'fees',
    title: 'Fees, with the arithmetic',
    markdown: (figures) => `
We earn a commission on money that is released, and nothing on money that is refunded. There is no fee for listing, for proposals, for a payout or for a dispute.

| Fee | How much | Who bears it |
|---|---|---|
| Seller commission on released money | ${figures.sellerCommissionBasisPoints} | The seller, unless the deal says otherwise |
| The same for a seller with PRO | ${figures.sellerCommissionProBasisPoints} | The seller, unless the deal says otherwise |
| On a deal the seller brought by a link of their own, with a buyer with whom they have had no deal before | ${figures.ownLinkCommissionBasisPoints}, or the usual one where that is lower | The seller, unless the deal says otherwise |
| Least commission | ${figures.minimumCommissionMinor} a milestone, never more than its price | As above |
| Service fee on top of the price | ${figures.buyerServiceFeeBasisPoints} | The buyer |
| Tip, payout, dispute | None | Nobody |

**For example.** A milestone has a price of ${figures.example.price}. The service fee is ${figures.example.serviceFee}, so the buyer pays ${figures.example.buyerPays}. On release the commission is ${figures.example.commission} and the seller gets ${figures.example.sellerGets}. With PRO the commission would be ${figures.example.proCommission} and the seller would get ${figures.example.proSellerGets}. On a deal of the seller’s own link it would be ${figures.example.ownLinkCommission}.

**Who pays the seller commission** can be agreed in a direct deal: the seller (as above), the buyer, or half each. If the buyer bears it in the example, they pay ${figures.example.buyerPaysBearing} and the seller gets the whole ${figures.example.price}. If halves can’t be equal, the odd minor unit is the seller’s.

**When money is split**, commission is taken on the released part only. If ${figures.example.released} of the ${figures.example.price} is released and ${figures.example.refunded} refunded, the commission is ${figures.example.releasedCommission}, the seller gets ${figures.example.releasedToSeller} and the buyer gets ${figures.example.refunded} of the price back.

**Rounding.** The commission is rounded to the nearest minor unit of the currency, half up. The rest is the seller’s, so the parts always sum to the whole. What you see before a click and what is written after it come from one calculation. You can try any amount at [Pricing](/pricing).
`,
  },
  {
    id: 'payments',
    title: 'Paying in, and your balance',
    markdown: (figures) => `
You pay from your balance, by a payment through our payment provider, or both. A top-up is ${figures.topUpMinMinor} to ${figures.topUpMaxMinor}. Money counts as paid when the provider confirms it to us, once, however often the confirmation arrives. All amounts here are in ${figures.currency}; if your bank converts, its rate and fee are its own.

Your balance has three parts: **available**, which you may spend; **in escrow**, which belongs to your open deals; and **clearing**, which you have earned and can withdraw on the day shown beside it. Of what is available you may withdraw what you earned; what you paid in and did not spend goes back to what you paid with. Your balance is not a bank deposit and earns no interest.

Released money clears for ${figures.clearingDays}, or ${figures.clearingProDays} with PRO. These days are there so that a mistake or fraud can be put right before the money has left.
`,
  },
  {
    id: 'payouts',
    title: 'Payouts',
    markdown: (figures) => `
You may withdraw what you earned and is available from ${figures.payoutMinMinor} upwards, with one request open at a time. We decide within ${figures.payoutDecisionWorkingDays}: approved, or rejected with the reason. If a payout is rejected, or your bank sends it back, the whole amount returns to your balance.

A new or changed payout method waits ${figures.fixed.payoutMethodWait} before it can be used, and we tell you by e-mail, so that a thief can’t redirect your money quietly. Details of payout methods are kept encrypted and shown masked. No administrator approves a payout of their own.

**Who you are.** Before you withdraw more than ${figures.identityCheckAboveMinor} in 30 days we ask you, once in ${figures.identityValidDays}, for a picture of an identity document. Only administrators who decide can open it, every look is written down, and it is deleted ${figures.identityDocumentDays} after the decision. Nobody decides on a document of their own. Then your public page says that your identity is verified, and nothing of what the document says; it tells nothing about the work.
`,
  },
  pro,
  referrals,
]
