import type { DocumentSection } from '../legal-document.ts'
import { matchTable, personTable, provenWords, rankingTable, variedWords } from './ranking-parts.ts'

/** Why a search result stands where it stands. */
export const ranking: readonly DocumentSection[] = [
  {
    id: 'formula',
    title: 'The whole formula',
    markdown: () => `
When you search, results are sorted by relevance unless you choose another order:

> **Relevance = text match × quality**

**Text match** says how well the words you typed fit. **Quality** says how well the service has served people. They are multiplied, so a splendid service about something else does not come up, and neither does a perfect title with nothing behind it.

Nothing else goes in. There is no hand that lifts one seller, and no place that can be bought. The same words give the same order to everyone who reads the same language: what is written in yours comes first, and the rest is marked.
`,
  },
  {
    id: 'text-match',
    title: 'Text match',
    markdown: () => `
Text match is where your words were found. The worst place that is needed to find every one of them counts:

${matchTable()}

Forms of a word count as the word (“edit”, “edited”), so do words you have only begun to type, accents make no difference, and a slip of a letter is forgiven. A dictionary knows that some words mean the same. Where we read your words as others than you typed, the page says so and offers exactly what you typed.

Where few have all of your words, those that have all but the weakest follow, and the page says which words these have. The weakest is the word that the fewest are about, of those that mention it. Words such as “cheap”, “fast” and “best” are no words to find: each is read as a filter that you can take off. A seller’s name finds their services.

Where others match as well, one seller has ${variedWords()}.

Filters do not change the order: they leave out what does not fit.
`,
  },
  {
    id: 'quality',
    title: 'Quality, part by part',
    markdown: (figures) => `
Quality is one number for each service: each part is a figure from 0 to 1, multiplied by its weight, and the products are added. These are the parts and weights that the program itself uses, printed from it:

${rankingTable()}

It is worked out anew every night and after each review. The weights sum to 100%; the newcomer’s lift comes on top. It is largest on the first day and gone after ${figures.fixed.newcomerBoost}: long enough to be seen, too short to live on. Newcomers stand among the good, never above the proven: ${provenWords()}.
`,
  },
  {
    id: 'people-and-projects',
    title: 'People and projects',
    markdown: () => `
People who are searched for stand by the same formula. Their text match is by their name, then by their skills and headline, then by what they write about themselves; their quality is how they served as a seller:

${personTable()}

Who has no record yet counts as usual in each part. Teams stand as people do, by the team’s own record: what it sold counts for the team and for nobody in it, and what it offers ranks by that record. Open projects have no quality: where your words were found decides alone, and every project weighs the same.
`,
  },
  {
    id: 'never',
    title: 'What never counts',
    markdown: (figures) => `
- **PRO.** It lowers a seller’s commission from ${figures.sellerCommissionBasisPoints} to ${figures.sellerCommissionProBasisPoints} and clears money sooner. It does not move a result by one place.
- **Money paid to us** in any form: commission, banners, invitations.
- **The level or badge** of a seller, for their services. Both follow from the same facts, which are counted once.
- **Who you are** and what you looked at before. That decides only [what is chosen for you](#recommendations), which says so.
- **Price.** Dear and cheap stand by the same rule; sort by price if that is what you want.

Banners are placed by the operator, stand apart from results, and are not mixed with them.
`,
  },
  {
    id: 'why-is-this-here',
    title: '“Why is this here?”',
    markdown: () => `
Each result answers that question: how well your words fit, and each part of quality with its value. Sellers see the same for each of their services under “How I am seen”, with its history: a line for each day on which it moved by a hundredth, and the parts that moved it, so that a change of place can be traced to what caused it. If a value is wrong, write to us: figures come from the record of deals, and the record can be checked.
`,
  },
  {
    id: 'other-orders',
    title: 'Other orders',
    markdown: () => `
You can also sort by best rated, best selling, newest, price up or down, and fastest delivery. Each does what it says, by that one fact.
`,
  },
]
