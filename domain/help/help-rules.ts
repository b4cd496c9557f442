/** What people look under, in the order of the page. */
export const helpSections = [
  'buying',
  'selling',
  'money',
  'deals',
  'projects',
  'teams',
  'account',
  'trouble',
] as const
export type HelpSection = (typeof helpSections)[number]

export const helpSectionNames: Readonly<Record<HelpSection, string>> = {
  buying: 'Buying',
  selling: 'Selling',
  money: 'Money and fees',
  deals: 'Safe deals and disputes',
  projects: 'Projects',
  teams: 'Teams',
  account: 'Account and safety',
  trouble: 'Trouble',
}

/** Addresses below /support that are no articles. */
export const takenSlugs: readonly string[] = ['new', 'suggest', 'tickets']

/** Of how many days reads are counted for 'Most asked'. */
export const ASKED_DAYS = 30
/** Fewer answers than these say nothing about an article. */
export const VOTES_LEAST = 5

/** How many of a hundred who said so were helped; nothing where too few have said anything. */
export function helpedOfHundred(said: { helpful: number; unhelpful: number }): number | undefined {
  const all = said.helpful + said.unhelpful
  return all < VOTES_LEAST ? undefined : Math.round((said.helpful / all) * 100)
}
