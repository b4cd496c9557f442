import { PEOPLE_MATCHED, SERVICES_MATCHED, TEAMS_MATCHED } from '#domain/assistant/need-rules.ts'
import type { DocumentSection } from '../legal-document.ts'

/** How the assistant finds what fits a need. */
export const fitsABrief: DocumentSection = {
  id: 'briefs',
  title: 'What fits a brief',
  markdown: () => `
[Describe a need](/ai) in your own words, and the assistant shows up to ${SERVICES_MATCHED} services, ${PEOPLE_MATCHED} people and ${TEAMS_MATCHED} teams. What speaks for a service are the words of your need in its title, labels and text, how near it is in meaning (for what is written in English), its category, its quality as in every list, and its price and days against your brief. Each says which of these it was, and what speaks against it. What does not fit well enough is left out: the list may be short or empty, and is never filled up.

**Prices and days** are counted from the published services of the category and from what was finished there in the last 12 months; where there are fewer than five, the page says so and names none. PRO, banners and commission change nothing, and whatever is of somebody you blocked or who blocked you is not shown.

Where the operator has set up a model, it words the title, the lines and the questions. Which services and people stand there, and every figure, is found the same way without it.
`,
}
