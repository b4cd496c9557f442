import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsAllFound } from '#app/forms/mendable.ts'
import {
  addQuickReply,
  changeQuickReply,
  endAbsence,
  removeQuickReply,
  setAbsence,
} from '#domain/messages/index.ts'
import { absenceInput, changedReplyInput, quickReplyInput, replyIdInput } from '#domain/messages/input.ts'
import { expectReader } from '../expect-reader.ts'

const { intent, intents } = formsOf({ for: 'members', about: expectReader, mends: mendsAllFound })

const doneAt = (place: string, what: string) => redirect(`/my/messages/settings?done=${what}#${place}`)

/** What a member sets up beside their conversations. */
export const settingsIntents = intents({
  'set-absence': intent({
    input: absenceInput,
    run: (tx, actor, input, { viewer }) => setAbsence(tx, actor, { ...input, timeZone: viewer.timeZone }),
    done: () => doneAt('away', 'set-absence'),
  }),
  'end-absence': intent({
    isPressed: true,
    run: (tx, actor) => endAbsence(tx, actor),
    done: () => doneAt('away', 'end-absence'),
  }),
  'add-reply': intent({
    input: quickReplyInput,
    run: addQuickReply,
    done: () => doneAt('quick-replies', 'add-reply'),
  }),
  'change-reply': intent({
    input: changedReplyInput,
    run: changeQuickReply,
    done: () => doneAt('quick-replies', 'change-reply'),
  }),
  'remove-reply': intent({
    isPressed: true,
    input: replyIdInput,
    run: removeQuickReply,
    done: () => doneAt('quick-replies', 'remove-reply'),
  }),
})

export type SettingsIntent = IntentOf<typeof settingsIntents>
