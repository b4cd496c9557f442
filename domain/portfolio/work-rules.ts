export const workLimits = {
  title: { min: 3, max: 80 },
  text: { max: 6_000 },
  gallery: { most: 20, alt: { max: 200 } },
  skills: { most: 12, skill: { max: 40 } },
  link: { max: 300 },
  client: { max: 80 },
  year: { from: 1950 },
} as const

/** A page of a member stays one that can be read and put in order by hand. */
export const WORKS_MOST = 100
