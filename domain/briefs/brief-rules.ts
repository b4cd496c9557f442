/** How many briefs a member keeps. */
export const SAVED_MOST = 50
/** How long what was made into something waits for whoever has to sign in first. */
export const CARRIED_DAYS = 7

/** Each answer that is clicked makes the figures anew: enough for a person, not for a flood. */
export const VISITORS_LIMIT = { name: 'briefs of visitors', most: 40, everySeconds: 3_600 }
export const MEMBERS_LIMIT = { name: 'briefs of members', most: 150, everySeconds: 3_600 }

export const engines = ['built-in', 'endpoint'] as const
export type Engine = (typeof engines)[number]

/** A brief as whatever it becomes needs it: a project has fields, a message only words. */
export type CarriedBrief = {
  title: string
  /** The person's own words and the lines of the brief. */
  description: string
  categoryId: string | null
  skills: string[]
  budgetMinMinor: number | null
  budgetMaxMinor: number | null
  wantedBy: string | null
}
