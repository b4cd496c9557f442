import { redirect } from 'react-router'
import { formsOf } from '#app/forms/intents.ts'
import { askPasswordReset, screensOf } from '#domain/accounts/index.ts'
import { askResetInput } from '#domain/accounts/input.ts'
import { inConstantTime } from './constant-time.ts'
import { requestedBrand } from '../shared/sign-in/sign-in-brand.ts'
import { signInContext } from './sign-in-context.ts'
import { nextPath, withNext } from '../shared/sign-in/next-path.ts'
import { signInForms } from './sign-in-forms.ts'

const { intent, intents } = formsOf({ ...signInForms, about: requestedBrand, otherwise: 'ask' })

export const forgotIntents = intents({
  ask: intent({
    input: askResetInput,
    runOutside: async (asked, input) => {
      const next = nextPath(asked.form.get('next'))
      const { transaction, actor } = asked
      await inConstantTime(() =>
        transaction((tx) => askPasswordReset(tx, actor, input, { ...signInContext(asked), next })),
      )
      return redirect(withNext(`${screensOf(asked.about.slug).forgot}?sent=1`, next))
    },
  }),
})
