import { redirect } from 'react-router'
import { formsOf } from '#app/forms/intents.ts'
import { stopSecondFactorReset } from '#domain/accounts/index.ts'
import { linkToken } from '#domain/accounts/input.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { signInContext } from '../sign-in-context.ts'

export type StopAnswer = { problem: string }

const { intent, intents } = formsOf({
  for: 'everyone',
  otherwise: 'stop',
  mends: (error) => error instanceof NotFound,
  refuse: ({ message }): StopAnswer => ({ problem: message }),
})

/** Opening the link changes nothing, because programs that look at mail open links; its button does. */
export const stopIntents = intents({
  stop: intent({
    read: ({ form }) => ({ value: { token: linkToken.parse(form.get('token')) } }),
    run: (tx, actor, input, asked) => stopSecondFactorReset(tx, actor, input, signInContext(asked)),
    done: () => redirect('/auth/second-factor/stop?done=1'),
  }),
})
