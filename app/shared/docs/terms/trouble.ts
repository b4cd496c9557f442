import type { DocumentSection } from '../legal-document.ts'

/** What happens when a deal does not go as planned, and what is said about it afterwards. */
export const trouble: readonly DocumentSection[] = [
  {
    id: 'cancelling',
    title: 'Cancelling, and whose fault it was',
    markdown: (figures) => `
| Who | When | How |
|---|---|---|
| Seller | Any time before release | At once |
| Buyer | Within ${figures.freeCancellationHours} of paying, while nothing is delivered | At once |
| Buyer | When the seller is late by ${figures.lateCancellationHours} | At once |
| Either | While money is in escrow | By request: the other agrees or refuses within ${figures.cancellationAnswerHours}; silence agrees while nothing was ever delivered, and afterwards the request lapses |

A cancelled milestone goes back to the buyer’s balance in full, fees included. If a request to cancel is refused, the deal goes on, and either side may open a dispute.

**Fault.** Every cancellation records whose fault it was: the buyer’s, the seller’s, both or neither. Only the one at fault carries it in their public figures. A buyer who never answers the seller’s questions costs the seller’s completion rate nothing. Who asks to cancel says whose fault it was, and it is recorded when the other side agrees; silence never puts it down to whoever did not answer. If you are named and do not agree, refuse the request: the deal goes on, and either side may open a dispute, in which whose fault it was is decided with reasons.

**If you are a consumer**, the law may give you a right to withdraw from a contract made at a distance. These rules do not take that right away. For work that begins at once at your request, the law may end it when the work is complete, or ask you to pay for the part already done.
`,
  },
  {
    id: 'disputes',
    title: 'Disputes',
    shows: 'dispute-figures',
    markdown: (figures) => `
Either side may open a dispute on a milestone that is funded or delivered. You say what is wrong (not delivered, not as agreed, late, no answer, or something else), what outcome you want as an amount, and why, with evidence. All clocks of the milestone stop and its money stays where it is.

1. **The other side answers** within ${figures.disputeAnswerHours}. Silence does not stop a dispute: it is then decided on what the room shows.
2. **You may settle** between yourselves at any moment by agreeing on a split. You have ${figures.disputeSettleDays} for it.
3. **We decide** within ${figures.disputeDecisionWorkingDays} after that. An administrator reads the whole room and its record, may ask either side, and releases, refunds or splits the money to the cent.

We decide by what was agreed in the deal, what was delivered and when, what was written in the room, and what people in the trade would expect. Both sides get the decision with its written reasons, and it is carried out in the ledger at once.

A decision is final, but for **one appeal** of either side within ${figures.appealDays}. Somebody else than before looks at it again where there is somebody, within ${figures.appealDecisionWorkingDays}, and it may end either way. While the money of the decision clears, an appeal holds it on both sides: what goes to the seller waits, and what went back to the buyer is put into escrow again as far as it is still on their balance. Once it has cleared, nobody’s money is taken back, and only whose fault it was can change.

There is **no fee** for a dispute, whoever loses. Figures on how disputes end are published in aggregate, without names. A decision settles the escrow; it does not take away your right to go to court.
`,
  },
  {
    id: 'claims',
    title: 'Claims after completion',
    markdown: (figures) => `
Work can turn out to be faulty, and a payment unfair, after everyone was content. For ${figures.claimWindowDays} after completion either side may make a claim. The window is the same for both.

- **While the released money is still clearing**, a claim opens a dispute on that milestone, and the money waits for the decision.
- **After it has cleared**, a claim is a request for a refund that we mediate. We put it to the other side, propose a solution in writing, and move money if both agree.

When the window ends, the deal is final here. Rights that the law gives you for longer remain, and are between you and the other side.
`,
  },
  {
    id: 'reviews',
    title: 'Reviews',
    markdown: (figures) => `
After a deal completes, each side may review the other within ${figures.reviewWindowDays}; while a dispute or an appeal about it is open this time stands still. The buyer rates communication, quality and timing from 1 to 5, and the mean is the rating; the seller gives the buyer one rating. Both write a text.

Neither review is shown until both are in or the window ends, so nobody writes with an eye on the other’s. After that they can’t be edited. The one reviewed may reply once, in public. Deals that were refunded or cancelled take no review of the work.

Write what happened, in words you would say to the person’s face. You may not buy, sell, trade or demand reviews, or promise or threaten anything for one. We remove a review only for breaking these rules or the law, never for being unkind to a seller’s figures, and we tell both sides why.
`,
  },
]
