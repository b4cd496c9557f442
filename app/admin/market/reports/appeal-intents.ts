import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { appealDecisionInput, decideAppeal } from '#domain/appeals/index.ts'
import { REPORTS } from './address.ts'
import { readCaseNumber } from './load-case.ts'

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'appeal.read',
  about: ({ params }) => readCaseNumber(params),
})

export const appealIntents = intents({
  decide: intent({
    input: appealDecisionInput,
    run: (tx, actor, input, { about: number, context }) =>
      decideAppeal(tx, actor, { number, ...input }, context),
    done: () => redirect(`${REPORTS}?in=appeals&done=decided`),
  }),
})

export type AppealIntent = IntentOf<typeof appealIntents>
