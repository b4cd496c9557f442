import type { DocumentSection } from '../legal-document.ts'

/** What is refused, and what is taken with care. */
export const lists: readonly DocumentSection[] = [
  {
    id: 'scope',
    title: 'Where this applies',
    markdown: (figures) => `
To everything that is offered, asked for or delivered on ${figures.marketplaceName}: services, projects, proposals, direct deals, portfolios, messages and files. It applies to buyers and sellers alike: asking for what may not be offered is the same breach.

The lists below name kinds of things. The examples are there to make the kind clear, and do not exhaust it.
`,
  },
  {
    id: 'never',
    title: 'Never',
    markdown: (figures) => `
**Against the law.** Anything that is illegal where the buyer, the seller or ${figures.operator} is: drugs, weapons, stolen goods or data, laundering money, getting round sanctions.

**Harm to children.** Sexual content with minors in any form, drawn or generated included. We report it to the authorities and end the account at once.

**Harm to people.** Threats, hatred, harassment for hire, spying on a partner or colleague, finding out where someone lives, help with violence or self-harm.

**Breaking in.** Malware, phishing pages, access to others’ accounts, attacks on a service, getting round a lock or a licence. Testing security with the owner’s written consent is welcome.

**Forgery and deceit.** Documents, certificates, identities, signatures or references that are not genuine; fraud in any form.

**Someone else’s exam.** Writing a thesis, an assignment or an exam to be handed in as the buyer’s own. Tutoring and proofreading are welcome.

**Bought opinion.** Reviews, ratings, followers, clicks, votes or traffic made to look like people who mean it, here or anywhere.

**Others’ work.** Copies of protected works, trademarks or designs without the right to them; selling as your own what someone else or a stock library made, where its licence forbids it.

**Other people’s data.** Lists of private addresses, personal data gathered without a right to it, sending bulk mail to people who did not ask for it.

**Sexual services** and pornographic material.

**Money games.** Gambling, pyramid schemes, promises of returns, managing someone’s investments without a licence.

**Accounts and access** that are bound to a person: accounts here or elsewhere, verification for hire, numbers to receive codes.
`,
  },
  {
    id: 'with-care',
    title: 'With care',
    markdown: () => `
These may be offered if the condition is met and said in the service’s text.

| What | Condition |
|---|---|
| Law, tax, medicine, psychology, finance, building | You hold the licence that the work needs where it counts, and show it to us when asked |
| Voice, face or likeness of a real person | That person’s consent, in writing |
| Work made with generating machines | Say so in the text, and have the right to what went in and comes out |
| Resale of themes, plugins, fonts, stock | The licence allows it, and the buyer gets that licence |
| Collecting public data by machine | No personal data, and nothing that the source’s terms or the law forbid |
| Political work | Who stands behind it is named where the law asks for it |
| Tests of security | Written consent of the owner, kept in the deal’s room |
`,
  },
  {
    id: 'listing-rules',
    title: 'How an offer must be written',
    markdown: () => `
- One offer, one service. The title says what the buyer gets; it is not all capitals.
- Prices are real: no “contact me for the price”, no token price for something that costs more.
- Pictures show your own work or what you may show. No contact details in them.
- No addresses, numbers or links for dealing outside, and no request to pay outside.
- The category fits. The same offer is not put up twice.
- Nothing about another seller.
`,
  },
]
