import type { DocumentSection } from '../../legal-document.ts'

/** Recommendations, levels, and the search over these documents. */
export const suggestions: readonly DocumentSection[] = [
  {
    id: 'recommendations',
    title: 'Recommendations',
    markdown: () => `
Recommendations are chosen for you and say so. They come from services that you viewed, saved or bought while signed in:

- **people like you:** what others bought who bought the same;
- **same category:** the best of what you are looking at;
- **goes with it:** what is often ordered together.

Sellers are shown open projects that fit their services and skills.

Each carries its reason in a sentence, and a “not for me” that is kept. Without an account there is nothing to go by, so there are none. [Privacy](/docs/privacy#rights) says how to object.
`,
  },
  {
    id: 'counting',
    title: 'How views are counted',
    markdown: () => `
A service that was shown, or opened, is counted once a visitor a day. Robots are left out. The counts feed conversion above and the figures that sellers see. Opening one page a hundred times on one day counts once.
`,
  },
  {
    id: 'levels',
    title: 'Levels',
    markdown: (figures) => `
A seller is **New**, **Rising**, **Trusted** or **Master**. The level is worked out every night from completed deals, rating, on-time rate and response rate over ${figures.fixed.levelWindow}. It can’t be bought, given or kept by standing still. Each seller sees what the next level needs. It tells buyers about experience, and is not a factor in ranking.
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
