import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { mendsChanges } from '#app/forms/mendable.ts'
import { decideCase, openFurther } from '#domain/messages/index.ts'
import { decideInput, openFurtherInput } from '#domain/messages/moderation/case-input.ts'
import { readFlagId } from './load-case.ts'

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'message.read-flags',
  about: ({ params }) => readFlagId(params),
  mends: mendsChanges,
})

export const caseIntents = intents({
  decide: intent({
    input: decideInput,
    run: (tx, actor, input, { about: flagId, context }) =>
      decideCase(tx, actor, { flagId, ...input }, context),
    done: () => redirect('/admin/chat?done=decided'),
  }),
  more: intent({
    input: openFurtherInput,
    run: (tx, actor, input, { about: flagId, origin }) =>
      openFurther(tx, actor, { flagId, ...input }, { origin }),
    done: ({ about }) => redirect(`/admin/chat/${about}`),
  }),
})

export type CaseIntent = IntentOf<typeof caseIntents>
