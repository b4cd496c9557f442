import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { decideReport, decideReportInput, restoreInput, restoreThing } from '#domain/reports/index.ts'
import { REPORTS } from './address.ts'
import { readCaseNumber } from './load-case.ts'

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'report.read',
  about: ({ params }) => readCaseNumber(params),
})

export const caseIntents = intents({
  decide: intent({
    input: decideReportInput,
    run: (tx, actor, input, { about: number, context }) =>
      decideReport(tx, actor, { number, ...input }, context),
    done: () => redirect(`${REPORTS}?done=decided`),
  }),
  restore: intent({
    input: restoreInput,
    run: (tx, actor, input, { about: number, context }) =>
      restoreThing(tx, actor, { number, ...input }, context),
    done: ({ about }) => redirect(`${REPORTS}/${about}`),
  }),
})

export type CaseIntent = IntentOf<typeof caseIntents>
