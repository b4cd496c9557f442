/** How long and how many, for forms that count along and for the schema that has the last word. */
export const serviceLimits = {
  title: { min: 15, max: 80 },
  description: { min: 120, max: 6_000 },
  packageTitle: { min: 3, max: 40 },
  includes: { most: 12, max: 120 },
  revisions: { max: 20 },
  extras: { most: 10, title: { min: 3, max: 80 }, addedDays: { max: 30 } },
  requirements: { most: 10, question: { min: 5, max: 300 }, choices: { most: 12, max: 100 } },
  faq: { most: 10, question: { min: 5, max: 150 }, answer: { min: 2, max: 1_000 } },
  gallery: { most: 8, alt: { max: 200 } },
  tags: { most: 8, tag: { min: 2, max: 30 } },
} as const
