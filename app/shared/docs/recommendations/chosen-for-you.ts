import {
  BASKET_MOST,
  HALF_AFTER_DAYS,
  INTERESTS_MOST,
  interestWeights,
  NEIGHBOURS_MOST,
  PEOPLE_LEAST,
  PEOPLE_MOST,
  personWeights,
  PRIOR_PEOPLE,
  projectWeights,
  serviceWeights,
} from '#domain/recommendations/recommendation-rules.ts'
import type { DocumentSection } from '../legal-document.ts'
import { variedWords } from './ranking-parts.ts'

const table = (heads: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const interestWords: Record<keyof typeof interestWeights, string> = {
  viewed: 'You looked at a service',
  kept: 'You kept it among your favourites',
  ordered: 'You ordered it, and the deal was not called off',
}

const serviceWords: Record<keyof typeof serviceWeights, string> = {
  others: 'People interested in the same were interested in it',
  completes: 'You ordered something, and people who did ordered this of another category',
  category: 'It is good, and of a category that you are interested in',
}

const projectWords: Record<keyof typeof projectWeights, string> = {
  category: 'You sell in its category',
  skill: 'It asks for a skill that you have, each of at most two',
  word: 'A word of its title is in the title of what you offer, each of at most three',
  budget: 'Its budget covers your lowest price there',
  history: 'You completed deals in its category',
}

const personWords: Record<keyof typeof personWeights, string> = {
  category: 'They sell in the project’s category',
  skill: 'They have a skill that it asks for, each',
  rating: 'Their rating for it, as a share of 5',
  workedTogether: 'You completed a deal with them',
}

const weightsOf = <Name extends string>(words: Record<Name, string>, weights: Record<Name, number>) =>
  (Object.keys(words) as Name[]).map((name) => [words[name], weights[name]])

/** How services, projects and people are chosen for one, from the weights of the code. */
export const chosenForYou: DocumentSection = {
  id: 'recommendations',
  title: 'What is chosen for you',
  markdown: () => `
Signed in, “For you”, the home page and your own area show services that could interest you, open projects that fit what you sell, and people for the projects you posted. Each says why in one line, and the line is a fact that was counted. Nothing that is paid for goes in: no PRO, no banner, no commission.

**Services.** What counts is what you did, at most the latest ${BASKET_MOST} of each kind, half as much after ${HALF_AFTER_DAYS} days:

${table(['What you did', 'Weight'], weightsOf(interestWords, interestWeights))}

For every service the program knows which others the same people were interested in. It counts the latest ${PEOPLE_MOST} people of each kind, never fewer than ${PEOPLE_LEAST} who have both in common, and keeps the nearest ${NEIGHBOURS_MOST}:

> **nearness = the sum of what they did about the other ÷ √((people of the one + ${PRIOR_PEOPLE}) × (people of the other + ${PRIOR_PEOPLE}))**

so that what everybody looks at is not near to everything. What speaks for a service is added up, and the line tells the part that adds most:

${table(['What speaks for it', 'Weight'], weightsOf(serviceWords, serviceWeights))}

Who is new chooses up to ${INTERESTS_MOST} interests; until then it is what is good in each category. Below a service stands what people interested in it went on to, the same for everyone.

**Projects**, for sellers, among those that are open and not answered yet:

${table(['What fits', 'Weight'], weightsOf(projectWords, projectWeights))}

**People and teams**, for owners of open projects:

${table(['What fits', 'Weight'], weightsOf(personWords, personWeights))}

One seller has ${variedWords()}, as in every list. Your own services, what you keep or ordered already, what is paused, and whatever is of somebody you blocked or who blocked you are never shown. “Not for me” sends away one, everything by its seller, or its whole category, and can be undone where it stood.

It is learned in rounds every ten minutes. All that was learned stands on “For you”, in your own area, where each source can be turned off and all of it forgotten; who turns “People like you” off is not counted for others either. Without an account there is nothing to go by. [Privacy](/docs/privacy#rights) says how to object.
`,
}
