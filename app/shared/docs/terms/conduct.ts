import type { DocumentSection } from '../legal-document.ts'

/** What people put into the hall, and what follows when they break its rules. */
export const conduct: readonly DocumentSection[] = [
  {
    id: 'content',
    title: 'What you publish and send',
    markdown: (figures) => `
What you write, upload and show stays yours. You let us keep it, show it and make it smaller or larger, as far as running the marketplace needs and for as long as it is here. You promise that you may publish it: it is your own work, or you have the right to show it.

A message or a delivery takes up to ${figures.attachmentsMost} attachments of ${figures.attachmentMegabytes} each, and images up to ${figures.imageMegabytes}. You may edit or delete a message for ${figures.fixed.messageEdit}; a trace stays for the case of a dispute or report. Until your first deal is completed, you may begin ${figures.fixed.newConversationsDaily} conversations with strangers a day.

Text with contact details or an invitation to pay elsewhere is marked for a moderator, and the reader gets a calm warning. No machine deletes anything. Administrators read a conversation only in a dispute, after a mark or a report, or where the law demands it, and each look is logged.

You can block anyone: then neither of you can write, propose, order or invite, or see whether the other is online. Deals you have together go on in their room.
`,
  },
  {
    id: 'conduct',
    title: 'What is not allowed',
    markdown: () => `
- Offering or asking for anything listed in [what may not be sold](/docs/prohibited).
- Moving a deal that began here outside to avoid the fee.
- Deceiving people about who you are, what you can do, or what you delivered.
- Deals, reviews, views, votes or invitations made to change figures or earn rewards.
- Insults, threats, harassment, or hatred of people for what they are.
- Sending the same message to many people who did not ask for it.
- Breaking in, overloading the service, or collecting members’ personal data by machine. Looking for weaknesses is welcome if you harm nobody and tell us first.
`,
  },
  {
    id: 'bans',
    title: 'Warnings, bans and appeals',
    shows: 'appeal-figures',
    markdown: () => `
We use the mildest step that ends the harm: a request to change something, a warning, hiding what breaks the rules, and a ban, for a time or for good, where the rest would not help or the harm is grave.

**Every decision against you says** which rule was broken, on what evidence, who may appeal and until when, and what you can still do. If a report led to it, you learn what was reported, not by whom.

**While you are banned** you are signed out and your services are hidden. You can still sign in to see the reason and the end of the ban, finish and deliver in your open deals, appeal, and take your money out. Nothing new begins and no new money goes into your deals. The other side of each is told at once, and may leave without fault: what was not delivered yet goes back to the buyer.

**Your money.** A ban is no reason to keep money that is not in dispute. What is available, you may withdraw by the usual clocks; what is clearing, clears; open deals are finished, or left by the other side with nobody at fault. Only an amount that a dispute, a chargeback or a court order concerns waits for its outcome, and we tell you which amount and why.

**Appeal.** You may appeal once, by the day named in the decision. Where there is another administrator, someone else than the first decides. The answer comes in writing with reasons. If the decision was wrong, we undo it. Figures on how appeals end are published in aggregate, without names.
`,
  },
]
