import { ANSWER_HOURS } from '#domain/messages/answers/answer-rules.ts'
import { levelTable, needNames } from '#domain/reputation/level-words.ts'
import type { DocumentSection } from '../legal-document.ts'
import { chosenForYou } from './chosen-for-you.ts'
import { fitsABrief } from './fits-a-brief.ts'

function levelRules(): string {
  const heads = ['Level', ...Object.values(needNames)]
  const rows = levelTable.map(({ level, needs }) => [level, ...needs.map((need) => `at least ${need}`)])
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** What is chosen for one, levels, and the search over these documents. */
export const suggestions: readonly DocumentSection[] = [
  chosenForYou,
  fitsABrief,
  {
    id: 'counting',
    title: 'How views are counted',
    markdown: () => `
A service that was shown, or opened, is counted once a visitor a day. Robots are left out. Click-through, in the figures that sellers see, is the share of those who saw a service in a list and opened it the same day; who came by a link from elsewhere is a view and no click-through. The counts feed conversion above and the figures that sellers see. Opening one page a hundred times on one day counts once.
`,
  },
  {
    id: 'levels',
    title: 'Levels',
    markdown: (figures) => `
A seller is **New**, **Rising**, **Trusted** or **Master**. The level is worked out every night from completed deals, rating, on-time rate and response rate over ${figures.fixed.levelWindow}. It can’t be bought, given or kept by standing still. These are the rules that the program itself uses, printed from it; a level needs all of its row:

${levelRules()}

Deals are counted for good. A rate that can’t be counted, because nothing was due or nobody wrote, stands in nobody’s way. The response rate is the share of strangers’ first messages that were answered within ${ANSWER_HOURS} hours; “Answers in”, on profiles and beside services, is the median time to that first answer. Each seller sees what the next level needs. It tells buyers about experience. It does not move a service; among [people](#people-and-projects) it is one part of four.
`,
  },
  {
    id: 'document-search',
    title: 'The search over these documents',
    markdown: () => `
[Search](/search) finds sections of these documents and public pages by simple rules. Every word you typed must occur, as a whole word or as the beginning of one. One wrong, missing, extra or swapped letter is forgiven in words of four letters or more, and the page tells you how it read your word. Sections with your words in the title come first, then those where they fit exactly, then those where they occur most often. Nothing about you is used.
`,
  },
  {
    id: 'ranking-changes',
    title: 'When this changes',
    markdown: (figures) => `
A change to the parts of ranking is a change of rules: it is announced at least ${figures.ruleNoticeDays} before it applies, as the [terms](/docs/terms#changes) say, and gets a new version and date at the top of this page.
`,
  },
]
