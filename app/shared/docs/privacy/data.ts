import type { DocumentSection } from '../legal-document.ts'

/** What is kept, why, for how long and who sees it. */
export const data: readonly DocumentSection[] = [
  {
    id: 'in-short',
    title: 'In short',
    markdown: () => `
- We keep what is needed to run deals, move money and keep accounts safe, and nothing for advertising.
- We do not sell data, show advertisements of others by what you do, or let others follow you across the web.
- Everyone can take all of their data out, and have it deleted.
- Reports about errors and speed carry no personal data.
`,
  },
  {
    id: 'who',
    title: 'Who is responsible',
    markdown: (figures) => `
${figures.Operator} decides why and how data is used here, and answers for it (the law calls that the controller). The marketplace runs on servers of the operator’s choice; its makers have no access to them. Address and registration are at [Legal details](/requisites). For anything about your data, write to us by ${figures.writeToUs}.
`,
  },
  {
    id: 'what-we-keep',
    title: 'What we keep, and why',
    markdown: () => `
| What | Why | On what ground |
|---|---|---|
| E-mail, username, password (only as a hash), second factor | To let you in and nobody else | Our agreement with you |
| Name, headline, about, picture, country, languages, skills, portfolio | To show you to people who may work with you; you decide what to fill in | Our agreement with you |
| Legal details of your company | For invoices | Our agreement, and tax law |
| Services, projects, proposals, deals, deliveries, messages, reviews | They are what the marketplace is for | Our agreement with you |
| What you were told about all of this, and whether you have read it | To tell you once, and not again | Our agreement with you |
| The address at which your browser takes push messages, if you allow them, and your choices of what reaches you | To reach you there | Your consent |
| Payments, balances, payouts and the ledger | To hold and move money and account for it | Our agreement, and accounting law |
| Payout methods, encrypted | To pay you | Our agreement with you |
| Pictures of an identity document, with the name, kind and country in it, encrypted | To know who withdraws large sums | Our agreement, and the law against money laundering |
| Tickets you send us, with the name and address you give | To answer you | Our agreement, or your request |
| Reports, decisions, bans and appeals | To keep the rules and be able to explain each decision | Our interest, and yours, in a fair hall |
| Sign-ins, failed tries, changes to security, with network address and device | To notice break-ins and undo them | Our interest in safe accounts |
| Which services you viewed, and what you saved, while signed in | To show you where you were and what could interest you; counted together with what others did, without your name, for what [is chosen for others](/docs/recommendations#recommendations) | Our interest in being useful; you can object |
| What you said of an article of the help, while signed in | To mend it, and count you once | Our interest in being useful; you can object |
| How often a service, an article, a post or an announcement of ours was seen and opened, counted once a visitor a day | For sellers’ figures and ranking, and to know what is read | Our interest in fair figures |

We do not ask for more than a form says, and optional fields are marked. What you type to [the assistant](/ai) that drafts a brief is kept only if you save the brief, or when you make it a project, a deal or a message: until then it is in no database and no log.
`,
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    markdown: (figures) => `
| What | How long |
|---|---|
| Account and profile | Until you delete the account, and ${figures.deletionGraceDays} of grace |
| Deals, messages, reviews | As long as the marketplace runs; without your name after deletion |
| Ledger | As long as accounting law requires; after deletion with no personal data in it |
| Invoices, receipts, credit notes, agreements | As they were made, with the names that stand on them, as long as tax law requires; also after deletion |
| Files | Until you delete them or your account; files of a deal that was agreed until both sides have deleted theirs |
| Identity documents | ${figures.identityDocumentDays} after the decision; that it was checked, when and by whom stays |
| Session | Ends ${figures.sessionDays} after you were last seen, ${figures.sessionMostDays} after it began |
| Device on which you signed in | ${figures.fixed.deviceCookie} after it was last seen |
| Sign-in code, link for a new password | ${figures.signInCodeMinutes}, ${figures.resetLinkMinutes} |
| Security events | ${figures.fixed.securityEvents} |
| Notifications | ${figures.fixed.notifications} |
| E-mails that were sent | ${figures.fixed.sentMail} |
| The address of a browser for push messages | Until it signs out, you remove it, or the browser gives it up |
| What you viewed while signed in | ${figures.fixed.viewedServices}, or until you have it forgotten in your area |
| That a visitor was counted at a service, an article, a post or an announcement | Until the end of the day, as a mark that says nothing about the visitor |
| An old username | Leads to you for ${figures.fixed.usernameRedirect} |
| A data export | Its link works for ${figures.fixed.exportLink} |
| What a visitor puts into the cart | ${figures.fixed.visitorsCart} after its last change |
| A visit by an invitation link | ${figures.referralCookieDays} |
| That you opened an invitation link | Until the end of the day, as a mark that says nothing about you |
| That you joined by a link, and what looks like one person in both accounts | While both accounts are there |

Where the law obliges us to keep something longer, we keep that and no more, and use it for nothing else.
`,
  },
  {
    id: 'who-sees-it',
    title: 'Who sees it',
    markdown: () => `
**Everyone:** your public profile, services, portfolio, public projects, reviews, teams, that your identity was checked, and figures such as completed deals and on-time rate.

**The other side of a deal:** the deal’s room, and on invoices your legal details. Never your e-mail address, payout method or balance.

**Your team:** the deals and earnings of the team.

**Administrators:** what they need for support, moderation, disputes and payouts. Each thing they do to an account is written to a log with before and after. Payout details are masked for them too. Identity documents are opened only by those who decide on them, and each look is in that log.

**Those who work for the operator,** as far as their part needs it: the host of the servers; the payment provider, to whom you give card details directly, so that they never reach our servers; the mail server; the push service of your browser’s maker, if you allow push messages, which carries them sealed; the store of files; the bank that carries out payouts; a provider you choose to sign in with; a server for error reports; and, if the operator has connected one, a service for the assistant, which then gets what you type there. Each acts on the operator’s instructions or under its own duty of secrecy. If one of them is in a country with weaker protection, the operator must secure the transfer by the means the law provides.

**Authorities and courts,** where the law compels us. We check each demand, give the least that satisfies it, and tell you unless we are forbidden to.

Nobody else. Data is not sold, rented or swapped.
`,
  },
]
