import type { Figures } from '#app/shared/docs/figures/figures.ts'
import type { DocumentSection } from '../legal-document.ts'

const teams = ({ teamMembersMost, teamInvitationDays }: Figures) =>
  ` If you work with others under one name, start a team.

### Teams

A team has 2 to ${teamMembersMost} members: an owner, managers and members. An invitation is valid for ${teamInvitationDays} and can be used once. Each member has a share of what the team earns, and the shares always sum to the whole. A deal keeps the shares that were in force when it was accepted. On release, the system splits the money and each part goes to the member’s own balance; what is left of rounding goes to the owner. A team with open deals can’t be dissolved.`

/** Who agrees to what, and the words used. */
export const parties: readonly DocumentSection[] = [
  {
    id: 'who-we-are',
    title: 'Who we are',
    markdown: (figures) => `
${figures.Operator} runs ${figures.marketplaceName}. In this text that is “we”; “you” are anyone who uses it. Our legal details are at [Legal details](/requisites), and [Contacts](/contacts) says how to reach us.

We keep the hall. We show what people offer, hold the buyer’s money while the work is done, keep the book in which every cent is written, and decide when two people can’t agree. The contract for the work itself is between the buyer and the seller: we are not a party to it, we do not employ sellers, and we do not promise that a piece of work will suit you. What we do promise is how the money is kept and moved, by which clocks, and for what fee. That is what most of this text is about.

These terms apply together with [what may not be sold](/docs/prohibited). [Privacy](/docs/privacy) says what we do with data about you, and [How ranking works](/docs/recommendations) says why a result stands where it stands.

**Figures in this text are the ones in force as you read it.** They are read from the settings of the marketplace, the same ones that the checkout uses. A deal keeps the figures that were in force when it began, whatever changes later.
`,
  },
  {
    id: 'words',
    title: 'The words we use',
    markdown: () => `
| Word | What it means here |
|---|---|
| Member | A person with an account. Every member can buy and sell. |
| Service | A fixed offer of a seller, in one to three packages, each with a price and a delivery time. |
| Project | A buyer’s request for work, open to proposals. |
| Proposal | A seller’s answer to a project: price, days and a text. |
| Order | One checkout of a cart, paid at once. |
| Deal | One piece of work between one buyer and one seller with money in escrow, however it began. |
| Milestone | A part of a deal with its own amount, due date and escrow. Every deal has at least one. |
| Escrow | Money the buyer has paid and the seller has not yet earned. We hold it; neither side can take it alone. |
| Released | Moved out of escrow to the seller, less the commission. |
| Clearing | The days between release and the moment the seller can withdraw. |
| Team | Members who sell under one name and share what they earn. |
| Ledger | The double-entry book in which all money of the marketplace is written. Lines in it are never changed or deleted. |
`,
  },
  {
    id: 'accounts',
    title: 'Your account',
    markdown: (figures) => `
You may open an account if you are old enough to make contracts where you live, or if you act for a company and are allowed to bind it. Give true details, keep your password to yourself, and tell us at once if someone else may have got in: until you do, what is done with your password counts as done by you, unless we could have prevented it.

- **E-mail.** You confirm your address by a link we send. Until then you can look around and fill in forms, but not pay, sell, propose or write to members.
- **Username.** ${figures.fixed.username} characters. You may change it once in ${figures.fixed.usernameChange}; the old one leads to you for ${figures.fixed.usernameRedirect} and is given to nobody else meanwhile.
- **Password.** ${figures.fixed.password} characters, and not one of the most common ones.
- **Sign-in.** After ${figures.signInFailuresAccountMost} failed tries in ${figures.fixed.signInWindow} an account waits; a device on which you signed in before has tries of its own, so that nobody can keep you out. A sign-in code is valid for ${figures.signInCodeMinutes}, a link to set a new password for ${figures.resetLinkMinutes}. A session ends ${figures.sessionDays} after you were last seen, ${figures.sessionMostDays} after it began, or when you end it.
- **Two-factor sign-in** is there for everyone. We recommend it to anyone who keeps money here.

An account is yours alone and can’t be sold or handed over.${teams(figures)}
`,
  },
]
