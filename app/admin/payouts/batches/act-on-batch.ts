import { redirect } from 'react-router'
import { z } from 'zod'
import { answerForm } from '#app/answer-form.ts'
import type { MemberEdge } from '#app/edge.ts'
import { readSubmission } from '#app/forms/read-submission.ts'
import { payBatch, sendBatch, withdrawBatch, withdrawBatchInput } from '#domain/payouts/index.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { readBatchNumber } from './read-batch-number.ts'

const nothing = z.object({})

export async function actOnBatch(edge: MemberEdge) {
  const { transaction, actor, settings, config, origin, params } = edge
  const number = readBatchNumber(params)
  const form = await edge.form()
  const given = { settings, siteOrigin: config.origin, origin }
  const back = (done: string) => redirect(`/admin/payouts/batches/${number}?done=${done}`)
  switch (form.get('intent')) {
    case 'send':
      return answerForm('send', readSubmission(form, nothing), async () => {
        await transaction((tx) => sendBatch(tx, actor, { number }, given))
        return back('sent')
      })
    case 'pay':
      return answerForm('pay', readSubmission(form, nothing), async () => {
        await transaction((tx) => payBatch(tx, actor, { number }, given))
        return back('paid')
      })
    case 'withdraw':
      return answerForm('withdraw', readSubmission(form, withdrawBatchInput), async ({ reason }) => {
        await transaction((tx) => withdrawBatch(tx, actor, { number, reason }, given))
        return back('withdrawn')
      })
    default:
      throw new Invalid('Choose what to do with the batch')
  }
}
