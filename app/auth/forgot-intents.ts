import { redirect } from 'react-router'
import { formsOf } from '#app/forms/intents.ts'
import { askPasswordReset, screensOf } from '#domain/accounts/index.ts'
import { askResetInput } from '#domain/accounts/input.ts'
import { inEvenTime } from './even-time.ts'
import { frontDoor } from '../shared/sign-in/front-door.ts'
import { signInGiven } from './given.ts'
import { nextPath, withNext } from '../shared/sign-in/next-path.ts'
import { signInForms } from './sign-in-forms.ts'

const { intent, intents } = formsOf({ ...signInForms, about: frontDoor, otherwise: 'ask' })

export const forgotIntents = intents({
  ask: intent({
    input: askResetInput,
    runOutside: async (asked, input) => {
      const next = nextPath(asked.form.get('next'))
      const { transaction, actor } = asked
      await inEvenTime(() =>
        transaction((tx) => askPasswordReset(tx, actor, input, { ...signInGiven(asked), next })),
      )
      return redirect(withNext(`${screensOf(asked.about.slug).forgot}?sent=1`, next))
    },
  }),
})
