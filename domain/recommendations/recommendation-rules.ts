/*
 * The weights and bounds of recommendations: `/docs/recommendations` prints them from here. Nothing that is paid for is among them.
 */

/** How strong an interest is, by what somebody did. */
export const interestWeights = { viewed: 1, kept: 2, ordered: 3 } as const
export type Interest = keyof typeof interestWeights
export const interests = ['viewed', 'kept', 'ordered'] as const satisfies readonly Interest[]

/** An interest counts half after so many days. */
export const HALF_AFTER_DAYS = 30

/** Of each kind, the latest so many of a person count. */
export const BASKET_MOST = 30
/** Of the people who were interested in a service, the latest so many of each kind are looked at. */
export const PEOPLE_MOST = 300
/** What fewer had in common says nothing, and would tell who they are. */
export const PEOPLE_LEAST = 2
/** How many neighbours of a service are kept. */
export const NEIGHBOURS_MOST = 24
/** As if so many more had been interested: a pair of few people is not taken for a rule. */
export const PRIOR_PEOPLE = 5

/** What each reason adds, on one scale: neighbours by what others did, what completes it, the same category. */
export const serviceWeights = { others: 1, completes: 1.5, category: 0.25 } as const

/** Of a category that somebody is interested in, the best so many are looked at; and so many categories. */
export const CATEGORY_LOOKED_AT = 24
export const CATEGORIES_MOST = 4

/** So many are shown at most. */
export const SERVICES_SHOWN = 12
export const PROJECTS_SHOWN = 6
export const PEOPLE_SHOWN = 6
export const INTERESTS_MOST = 6

/** How well an open project fits a seller. */
export const projectWeights = { category: 3, skill: 2, word: 0.5, budget: 1, history: 1.5 } as const
/** More of the same adds nothing. */
export const SKILLS_COUNTED = 2
export const WORDS_COUNTED = 3

/** How well somebody fits a project. */
export const personWeights = { category: 2, skill: 1.5, rating: 1, workedTogether: 2 } as const

/** A project that is open to proposals and new counts before an older one that fits as well. */
export const PROJECTS_LOOKED_AT = 120
export const OWN_PROJECTS_MOST = 3
