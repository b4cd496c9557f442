/* The bounds of what a person writes and of what an engine makes of it. */
export const needLimits = {
  text: { min: 1, max: 2_000 },
  answers: { most: 20, answer: { max: 200 } },
} as const

export const readingLimits = {
  title: { max: 100 },
  categories: { most: 3 },
  scope: { most: 8, line: { max: 200 } },
  skills: { most: 12, skill: { max: 40 } },
  quantities: { most: 8, count: { max: 1e9 }, what: { max: 60 } },
  questions: { most: 5, question: { max: 160 }, answers: { most: 4, answer: { max: 60 } } },
  days: { max: 730 },
  amountMinor: { max: 100_000_000_000 },
} as const

/** So many services, people and teams are shown at most. */
export const SERVICES_MATCHED = 9
export const PEOPLE_MATCHED = 5
export const TEAMS_MATCHED = 3
