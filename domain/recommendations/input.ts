import { z } from 'zod'
import { awayKinds } from './away-rules.ts'
import { INTERESTS_MOST } from './recommendation-rules.ts'

/** What is sent away, or back. */
export const awayInput = z.object({ kind: z.enum(awayKinds), id: z.uuid() })
export type Away = z.infer<typeof awayInput>

/** A switch that is off is not sent at all. */
const isOn = z.boolean().default(false)

/** What recommendations may be made from. */
export const sourcesInput = z.object({
  fromDeals: isOn,
  fromViews: isOn,
  fromFavourites: isOn,
  fromProfile: isOn,
  fromOthers: isOn,
})
export type Sources = z.infer<typeof sourcesInput>

/** Categories that a newcomer is interested in. */
export const interestsInput = z.object({
  interests: z.array(z.uuid()).max(INTERESTS_MOST, `Interests: choose at most ${INTERESTS_MOST}`).default([]),
})
