import type { DocumentSection } from '../legal-document.ts'

/** Cookies, telemetry, safety and a person's rights. */
export const choices: readonly DocumentSection[] = [
  {
    id: 'cookies',
    title: 'Cookies',
    markdown: (figures) => `
All are our own, and none is for advertising or for following you. That is why no banner asks for your consent.

| Cookie | What it does | How long |
|---|---|---|
| \`__Host-theme\` | Remembers that you chose the light or dark look | ${figures.fixed.themeCookie}; none if you follow your system |
| \`__Host-session\` | Keeps you signed in. A random number that says nothing about you, and that no script can read | ${figures.sessionMostDays} at most; it opens nothing any more ${figures.sessionDays} after you were last seen |
| \`__Host-device\` | Tells that somebody signed in on this device before, so that others’ wrong tries don’t keep you out and no letter calls it new. A random number; it signs nobody in | ${figures.fixed.deviceCookie} after you last signed in |
| \`__Host-invited-by\` | Remembers whose link brought you, so that they get their reward | ${figures.referralCookieDays} |
| \`__Host-cart\` | Keeps what you put into the cart until you sign in | Until it joins your account, ${figures.fixed.visitorsCart} at most |
| \`__Host-banners\` | Remembers which of our own announcements you closed, and how often you were shown one today that is shown only so often | 180 days after the last |
| \`__Host-deal-draft\` | Keeps the safe deal that you began to write until you have signed in | ${figures.fixed.dealDraft} |
| \`__Host-brief\` | Keeps the brief that you asked to become a project or a message until you have signed in | ${figures.fixed.dealDraft} |
| \`__Host-ticket-\` and a number | Opens your question to us again on this device, by the link from our e-mail | Until it joins your account or the link is renewed, 30 days at most |
| \`__Host-wanted\` | Remembers what you wanted to keep while you sign in | An hour |
| \`__Host-pending\`, \`__Host-oauth\`, \`__Host-passkey\` | Hold a sign-in together that has several steps: a code, a provider, a passkey | An hour at most |

A cookie is set when you first do what it is for, not before. You can read all of this site without any.
`,
  },
  {
    id: 'telemetry',
    title: 'Reports about errors and speed',
    markdown: () => `
When a page breaks or is slow, your browser sends a report to our own address. It says what failed, where in the code, in which kind of browser, and how long things took. **It carries no personal data:** no name, no e-mail address, no network address, nothing you typed, no address of a private page with its keys. What might slip in is removed before the report is kept or passed on.

Reports go to the error-report server that the operator has set up, or otherwise the latest are kept in the marketplace’s own database. Servers keep a technical log of requests to find faults and stop attacks; it holds no passwords, keys, texts of messages or payout details.
`,
  },
  {
    id: 'mail',
    title: 'E-mails and push messages we send',
    markdown: () => `
You choose for each kind of news whether it reaches you in the product, by e-mail or as a push message, at once or once a day, and in which hours push is silent. Every e-mail of a kind that you can refuse has a link that stops it in one click. Letters about security, about money, about decisions on what you posted and about changes of the rules can’t be turned off, because they are how you notice that something is wrong.

A push message says who it is from and what kind of news it is, never what was said. If messages stay unread for ten minutes, one e-mail says who wrote and how much waits, without the words. Push messages are sealed on the way, so that only your browser reads them.
`,
  },
  {
    id: 'decisions',
    title: 'What machines decide',
    markdown: () => `
Machines sort search results and choose which services hang beside one another; [How ranking works](/docs/recommendations) explains both. Machines mark texts for a moderator to read, and refuse a sign-in after too many tries. Clocks accept a delivery or cancel a deal as the [terms](/docs/terms#clocks) say. **A ban, a rejection, a dispute and a payout are decided by a person**, with a reason you can read and contest.
`,
  },
  {
    id: 'safety',
    title: 'How we protect it',
    markdown: (figures) => `
Passwords are stored by a slow, memory-hard hash. Payout details and identity documents are encrypted. Traffic is encrypted on the way. Sensitive steps ask for your password or second factor again if you last gave it over ${figures.fixed.reauthentication} ago, and a sign-in from a new device sends you a letter. Private files are given only to those who may see the deal, message or ticket they belong to. Pictures lose their hidden data, such as where they were taken, before anyone sees them.

If data is lost or stolen all the same, we tell those concerned and the authority as the law requires, and say what we did.
`,
  },
  {
    id: 'rights',
    title: 'Your rights',
    markdown: (figures) => `
You may at any time:

- **see** what we keep about you and **take it with you:** an export in your account gives a ZIP of JSON and files;
- **correct** it, most of it by yourself in your account;
- **delete** it, as below;
- **object** to our keeping what you viewed: “Forget what I viewed” empties it at once; and to recommendations made from anything you did, which you turn off or have forgotten on “For you”, in your own area;
- **ask us to stop using** something while a question about it is open;
- **complain** to the data-protection authority where you live or work.

Write to us by ${figures.writeToUs}. We answer without delay and within the time the law sets, free of charge. If we can’t tell that it is you who asks, we ask for proof, and keep the proof no longer than the answer takes.
`,
  },
  {
    id: 'deletion',
    title: 'What deletion does',
    markdown: (figures) => `
You ask for it in your account. For ${figures.deletionGraceDays} you can take it back, and we remind you. It can’t run while you have open deals or money here; the page says what to finish. Then:

- personal fields are erased or replaced, files deleted, sessions ended;
- messages and reviews stay without your name, since they are part of other people’s deals;
- a deal that was agreed stays without your name, with its files, as long as its other side has an account;
- the ledger stays, as the law requires, with no personal data in it;
- security events run out by their own clock.

It can’t be undone after that.
`,
  },
  {
    id: 'children',
    title: 'Children',
    markdown: () => `
The marketplace is for people who can make contracts. We do not knowingly keep data of children. If you know of an account that belongs to one, tell us and we close it.
`,
  },
  {
    id: 'privacy-changes',
    title: 'Changes to this text',
    markdown: (figures) => `
A new version has a new number and date at the top. If it changes what we do with your data, members are told at least ${figures.ruleNoticeDays} before. Data you gave under an older version is not put to a new use without asking you where the law requires that.
`,
  },
]
