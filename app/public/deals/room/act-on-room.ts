import type { IntentOf } from '#app/forms/intents.ts'
import { intents } from './room-forms.ts'
import { reviewIntents } from './review-intents.ts'
import { stepIntents } from './steps/step-intents.ts'
import { talkIntents } from './course/talk-intent.ts'
import { teamIntents } from './team-intents.ts'

/** Everything that the forms of a deal's room ask for. */
export const roomIntents = intents({ ...stepIntents, ...reviewIntents, ...talkIntents, ...teamIntents })

/** What a step of the room is called. */
export type StepIntent = keyof typeof stepIntents

export type RoomIntent = IntentOf<typeof roomIntents>
