import { data } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsNothing } from '#app/forms/mendable.ts'
import { markNotificationsRead, oneInput, thingInput, upToInput } from '#domain/notifications/index.ts'

const { intent, intents } = formsOf({ for: 'members', mends: mendsNothing })

const done = () => data({ isDone: true })

/** What is read, by one press: a line, all about a thing, or all that the page has shown. */
export const notificationIntents = intents({
  read: intent({ isPressed: true, input: oneInput, run: markNotificationsRead, done }),
  'read-thing': intent({ isPressed: true, input: thingInput, run: markNotificationsRead, done }),
  'read-all': intent({ isPressed: true, input: upToInput, run: markNotificationsRead, done }),
})

export type NotificationIntent = IntentOf<typeof notificationIntents>
