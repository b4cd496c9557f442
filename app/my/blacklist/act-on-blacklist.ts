import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsAllFound } from '#app/forms/mendable.ts'
import { blockPerson, unblockPerson } from '#domain/blocks/index.ts'
import { blockInput, unblockInput } from '#domain/blocks/input.ts'

const { intent, intents } = formsOf({ for: 'members', mends: mendsAllFound })

/** What the forms of the list ask for; they are reached from a profile, a conversation and a deal. */
export const blacklistIntents = intents({
  block: intent({
    input: blockInput,
    run: blockPerson,
    done: () => redirect('/my/blacklist?done=blocked'),
  }),
  unblock: intent({
    input: unblockInput,
    isPressed: true,
    run: unblockPerson,
    done: () => redirect('/my/blacklist?done=unblocked'),
  }),
})

export type BlacklistIntent = IntentOf<typeof blacklistIntents>
