import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsNothing } from '#app/forms/mendable.ts'
import { appealBan, appealInput, disownDevice, recogniseDevice } from '#domain/accounts/index.ts'
import { Conflict, Forbidden } from '#platform/errors/errors.ts'
import { answerSignIn, CHANGE_PASSWORD } from './answer-sign-in.ts'

const NOT_BANNED = 'Your account is not banned any more: there is nothing left to appeal.'

const { intent, intents } = formsOf({
  for: 'members',
  otherwise: 'appeal',
  mends: (error) => error instanceof Conflict || error instanceof Forbidden,
  refuse: ({ result }) => result,
})

/** The answers to `Was it you?`, and a banned member's appeal. */
export const todayIntents = intents({
  'it-was-me': intent({ mends: mendsNothing, runOutside: answerSignIn(recogniseDevice, '/my') }),
  'it-was-not-me': intent({ mends: mendsNothing, runOutside: answerSignIn(disownDevice, CHANGE_PASSWORD) }),
  appeal: intent({
    input: appealInput,
    run: (tx, actor, input, { origin }) =>
      appealBan(tx, actor, input, { origin }).catch((error: unknown) => {
        if (actor.state === 'banned') throw error
        if (error instanceof Conflict) throw new Conflict(NOT_BANNED)
        throw error instanceof Forbidden ? new Forbidden(NOT_BANNED) : error
      }),
    done: () => redirect('/my'),
  }),
})

export type TodayIntent = IntentOf<typeof todayIntents>
