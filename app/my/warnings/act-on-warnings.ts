import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { localPath } from '#app/local-path.ts'
import { readWarning } from '#domain/messages/index.ts'
import { warningInput } from '#domain/messages/moderation/case-input.ts'

const { intent, intents } = formsOf({ for: 'members' })

export const warningsIntents = intents({
  read: intent({
    input: warningInput,
    isPressed: true,
    run: readWarning,
    done: ({ form }) => redirect(localPath(form.get('next'))),
  }),
})

export type WarningsIntent = IntentOf<typeof warningsIntents>
