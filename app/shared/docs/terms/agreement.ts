import type { DocumentSection } from '../legal-document.ts'

/** How the agreement itself changes and ends. */
export const agreement: readonly DocumentSection[] = [
  {
    id: 'liability',
    title: 'What we answer for',
    markdown: () => `
**We answer in full** for the money we hold: what the ledger says is yours, is yours. We also answer in full for harm we cause on purpose or by gross negligence, for injury to life or health, and wherever the law does not let us limit it.

**Otherwise** we answer for breaking the duties this agreement rests on (holding money, moving it by the rules, deciding disputes with care) and only for harm that could be foreseen, up to the price of the deal it concerns. Where it concerns no deal, up to the fees you paid us in the year before.

**We do not answer** for the work itself, for what members say or promise, or for times when the service could not be reached for reasons outside our control.

You answer for what you do here. If someone claims against us because you broke these terms or the law, you bear the reasonable cost, provided we tell you at once and let you defend yourself.
`,
  },
  {
    id: 'deletion',
    title: 'Leaving, and taking your data with you',
    markdown: (figures) => `
You may leave at any time. **Export:** you can ask for all of your data; it comes as a ZIP of JSON and files by a link that is valid for ${figures.fixed.exportLink}. **Deletion:** you ask for it in your account, and we wait ${figures.deletionGraceDays} in which you can change your mind. It can’t run while deals are open or you have money here: the page tells you what to finish first.

Then your personal fields are erased, your files deleted and your sessions ended. Messages, reviews and deals that were agreed, with their files, stay without your name, because they belong to others too. The ledger stays, because the law requires it, with no personal data in it. [Privacy](/docs/privacy#deletion) has the details.

We may end the agreement with you by a ban, under [the rules above](#bans), or by closing the marketplace. If we close, we announce it with at least the notice of a change of rules, no new deals begin, open ones are finished, and everyone can withdraw what is theirs.
`,
  },
  {
    id: 'law',
    title: 'Law and courts',
    markdown: (figures) => `
${figures.Law} applies to this agreement. If you are a consumer, the protection that the law of your own country gives you stays with you, and you may sue and be sued where you live. In all other cases ${figures.courts} decide.

Write to us first, by ${figures.writeToUs}: most things can be put right in a letter.

If a part of these terms does not hold, the rest does, and the law takes that part’s place. If we once do not insist on a right, we have not given it up. The English text is the one that counts.
`,
  },
  {
    id: 'changes',
    title: 'Changes to fees and rules',
    shows: 'rule-changes',
    markdown: (figures) => `
A change to a fee, a clock or a limit is announced here at least ${figures.ruleNoticeDays} before it applies, with its reason. It never touches a deal that has begun: a deal keeps the values it began with. If you do not agree with a change, you may leave before it applies, finish your open deals by the old rules and withdraw what is yours. Of a change to a fee we write to every member.

Until its day an announced change may be withdrawn or corrected. This log says so, and whoever was told of it is told again. A correction begins the notice anew. Only limits that protect accounts, such as how often a password may be tried, apply at once.

A change to the words of these terms, of [Privacy](/docs/privacy) or of [what may not be sold](/docs/prohibited) gets a new version and date at the top, with the same notice and a letter to every member, unless it only corrects a slip or the law demands it sooner.

This is the log of every change, the newest first.
`,
  },
]
