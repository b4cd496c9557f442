import type { DocumentSection } from '../legal-document.ts'

/** How work is offered, ordered and carried out. */
export const deals: readonly DocumentSection[] = [
  {
    id: 'buying',
    title: 'Buying',
    markdown: (figures) => `
You see the whole price, with every fee and who bears it, before the click that pays it. At the checkout we read prices again; if one has changed, or a service was paused, you are shown that first and nothing is paid.

An order pays for everything in the cart at once or for nothing at all. Each line becomes a deal of its own, with its money in escrow. The same checkout sent twice makes one order. You can’t buy from yourself or from your own team.

What we ask of you:

1. **Answer the seller’s questions.** The delivery time starts when the required ones are answered. We remind you after ${figures.requirementReminderDays}; if they are still open after ${figures.requirementCancelDays}, the deal is cancelled and you get your money back.
2. **Look at what was delivered** before the acceptance clock runs out, and accept it, ask for a revision, or open a dispute.
3. **Pay here.** Money paid outside the marketplace is not in escrow, and we can’t hold, return or judge it.
`,
  },
  {
    id: 'selling',
    title: 'Selling',
    markdown: (figures) => `
Offer only what you can do and are allowed to do, in words and pictures of your own. A package costs ${figures.servicePriceMinMinor} to ${figures.servicePriceMaxMinor} and is delivered within 1 to ${figures.deliveryMaxDays}. You may have ${figures.activeServicesMost} active services, or ${figures.activeServicesProMost} with PRO.

A first-time seller’s services are read by a person before they are published. Once ${figures.fixed.approvedServicesForTrust} of your services have been approved and no report against you was upheld, new ones are published at once and read afterwards. A rejection names its reasons and what to change. While a change to a published service waits for approval, the approved version stays on show; a change of price or delivery time applies at once, and never to deals that exist.

Several pieces of a package take as many times its days, unless you say that they take as long as one. You may say how many orders at once you take; beyond that your services can’t be ordered until one is finished.

You are in business for yourself. Whether you owe tax, need a licence or must give buyers further information is a matter of the law that applies to you, and yours to settle. The details you enter about your company appear on invoices.
`,
  },
  {
    id: 'projects',
    title: 'Projects and proposals',
    markdown: (figures) => `
A member may have ${figures.openProjectsMost} open projects. A project stays open for ${figures.projectOpenDays} and may be extended once by as long again. Its owner may cap how many proposals they want; the queue is visible. Each project shows whether its owner’s payment method is verified and how often they hire.

A seller may send one proposal to a project and change it until it is read. You have ${figures.proposalsMonthlyMost} proposals a calendar month, or ${figures.proposalsMonthlyProMost} with PRO. **A proposal is given back to you whole** when the project closes without yours having been opened, or without anyone hired. Sellers see how many proposals there are and their range of prices, never the texts of others.

**When a project changes.** A proposal answers the project as it was when it was written. If scope, price, time or files are changed, those who answered are told what is different and may confirm, change or withdraw their proposal.

Accepting a proposal begins a deal with the milestones it names. If it was written for an earlier version of the project, the deal begins only when its seller accepts the project as it is now.
`,
  },
  {
    id: 'deals',
    title: 'Deals and milestones',
    markdown: (figures) => `
A deal begins from an order, from an accepted proposal, or directly between two people. However it began, the same rules hold its money.

**Before it begins.** Either side may propose a direct deal. A proposed deal can be changed; each change makes a new version that the other side must accept anew. It expires after ${figures.proposedDealExpiresDays} without an answer. An accepted deal that nobody funds expires after ${figures.unfundedDealExpiresDays}.

**Milestones.** A deal has 1 to ${figures.milestonesMost} milestones of ${figures.milestoneMinMinor} to ${figures.milestoneMaxMinor} each. Either side may propose another while the deal is active; it joins when the other accepts, as long as there are not more than that. Each goes through the same steps:

1. **Planned.** Agreed, not yet paid. The seller need not begin.
2. **Funded.** The buyer’s money is in escrow. Its days run once the buyer has answered what the seller must know. Milestones are worked on one after another: the days of one begin when those that are being worked on already are due; what is paid for at once goes in the order of the deal.
3. **Delivered.** The seller has handed over files and a text. The acceptance clock starts.
4. **Released.** The buyer accepts, or the clock does. The commission goes to us and the rest to the seller.

A milestone can also end **refunded**, or **split** between the two, by a cancellation or a dispute.

**Revisions.** While revisions are left, the buyer may send a delivery back with reasons. The milestone returns to funded, the acceptance clock stops, and it is due after the days agreed, counted anew, or on the date that it had if that is later.

**More time.** Either side may ask to move the due date; it moves when the other agrees.

**Releasing early.** The buyer may release a funded milestone before delivery. We warn you first: you are giving up the protection of escrow for that amount.

**Tips.** After completion the buyer may tip the seller from their balance. We take no commission on a tip. All tips of a deal together are at most what was earned in it, and they clear as other earnings do.

**Rights in the work.** Unless your deal says otherwise, the rights in what was delivered pass to the buyer when its milestone is released, as far as the law lets them pass; where it does not, the buyer gets a lasting right to use the work for the purpose of the deal. Before release, and after a full refund, they stay with the seller and the buyer may not use the work. What the seller brought along (fonts, libraries, templates) keeps the licence it came with.

**The record.** Each deal keeps a list of what happened, who did it and when, with the figures. Nothing in it can be changed. Both sides can export it. Agreements, receipts, invoices and credit notes are made when their moment comes, numbered, and never changed after; both sides find theirs among their papers, as a page and as a PDF.
`,
  },
  {
    id: 'clocks',
    title: 'Every clock',
    markdown: (figures) => `
Every deadline is shown in the deal’s room with the time that is left. This is the whole list.

| Clock | Time | When it runs out |
|---|---|---|
| Answer to a proposed deal | ${figures.proposedDealExpiresDays} | The proposal expires |
| Paying for an accepted deal | ${figures.unfundedDealExpiresDays} | The deal expires |
| Cancelling freely after paying, nothing delivered yet | ${figures.freeCancellationHours} | The usual rules for cancelling apply |
| Answering the seller’s questions | ${figures.requirementCancelDays}, reminder after ${figures.requirementReminderDays} | The deal is cancelled and refunded |
| Acceptance after a delivery, services | ${figures.autoAcceptServiceDays} | Accepted and released |
| Acceptance after a delivery, other deals | ${figures.autoAcceptDealDays}, or ${figures.fixed.agreedAcceptance} by agreement | Accepted and released |
| Lateness | ${figures.lateCancellationHours} after the due date | The buyer may cancel alone |
| Answer to a request to cancel | ${figures.cancellationAnswerHours} | The cancellation goes through, or the request lapses where anything was delivered |
| Answer to a dispute | ${figures.disputeAnswerHours} | The dispute goes on without the answer |
| Settling a dispute between yourselves | ${figures.disputeSettleDays} | We decide |
| Our decision on a dispute | ${figures.disputeDecisionWorkingDays} | It is overdue, and shown as overdue |
| Clearing of released money | ${figures.clearingDays}, with PRO ${figures.clearingProDays} | The seller may withdraw it |
| Claims after completion, for both sides | ${figures.claimWindowDays} | The deal is final |
| Reviews | ${figures.reviewWindowDays} | What was written is shown, and no more is taken |
| Decision on a payout | ${figures.payoutDecisionWorkingDays} | It is overdue, and shown as overdue |

Before a delivery is accepted by the clock we remind the buyer twice: at half time, and ${figures.fixed.lastReminder} before the end. A dispute stops all clocks of what is disputed. If our servers were down when a clock ran out, it is caught up as soon as they run again.
`,
  },
]
