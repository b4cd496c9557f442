import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsNothing } from '#app/forms/mendable.ts'
import { disownDevice, findLiveBan, recogniseDevice } from '#domain/accounts/index.ts'
import { appealInput, sendAppeal } from '#domain/appeals/index.ts'
import { Conflict, Forbidden } from '#platform/errors/errors.ts'
import { requireProof } from '../../shared/sign-in/require-proof.ts'
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
  // A stolen session must not sign its owner out of a device that is new: whoever says so shows who they are, as for any other session.
  'it-was-not-me': intent({
    mends: mendsNothing,
    before: (asked) => requireProof(asked, '/my'),
    runOutside: answerSignIn(disownDevice, CHANGE_PASSWORD),
  }),
  appeal: intent({
    input: appealInput,
    async run(tx, actor, input, { db, context }) {
      const ban = await findLiveBan(db, actor.id)
      // Who looks as somebody else is refused for that, whether or not there is a ban.
      if (!ban && !actor.viewedBy) throw new Conflict(NOT_BANNED)
      const decisionId = ban?.id ?? ''
      await sendAppeal(tx, actor, { kind: 'ban', decisionId, files: [], ...input }, context)
    },
    done: () => redirect('/my'),
  }),
})

export type TodayIntent = IntentOf<typeof todayIntents>
