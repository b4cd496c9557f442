import { redirect } from 'react-router'
import { formsOf, type IntentOf } from '#app/forms/intents.ts'
import { payBatch, sendBatch, withdrawBatch, withdrawBatchInput } from '#domain/payouts/index.ts'
import { readBatchNumber } from './read-batch-number.ts'

const { intent, intents } = formsOf({
  for: 'staff',
  needs: 'payouts.read',
  about: ({ params }) => readBatchNumber(params),
  unknown: 'Choose what to do with the batch',
})

const back = (number: number, done: string) => redirect(`/admin/payouts/batches/${number}?done=${done}`)

export const batchIntents = intents({
  send: intent({
    run: (tx, actor, _, { about: number, context }) => sendBatch(tx, actor, { number }, context),
    done: ({ about }) => back(about, 'sent'),
  }),
  pay: intent({
    run: (tx, actor, _, { about: number, context }) => payBatch(tx, actor, { number }, context),
    done: ({ about }) => back(about, 'paid'),
  }),
  withdraw: intent({
    input: withdrawBatchInput,
    run: (tx, actor, { reason }, { about: number, context }) =>
      withdrawBatch(tx, actor, { number, reason }, context),
    done: ({ about }) => back(about, 'withdrawn'),
  }),
})

export type BatchIntent = IntentOf<typeof batchIntents>
