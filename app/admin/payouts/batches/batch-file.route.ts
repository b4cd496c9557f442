import { redirect } from 'react-router'
import { staffOnly, type Edge, type MemberEdge, reading } from '#app/edge.ts'
import { requireProof } from '#app/shared/sign-in/require-proof.ts'
import { payoutSeal } from '#app/shared/payouts/payout-seal.ts'
import { takeBatchFile } from '#domain/payouts/index.ts'
import { ExpectedError, NotFound } from '#platform/errors/errors.ts'
import { readBatchNumber } from './read-batch-number.ts'

const FILES = {
  'bank.xml': { file: 'xml', type: 'application/xml; charset=utf-8' },
  'list.csv': { file: 'csv', type: 'text/csv; charset=utf-8' },
} as const

/** A file of a batch with whole account numbers. Whoever may not have it is shown the batch, which says why. */
export const loader = reading(async (edge) => {
  try {
    return await staffOnly('payouts.read', answerFile)(edge)
  } catch (error) {
    if (!(error instanceof ExpectedError)) throw error
    return redirect(`${batchAddress(edge)}?done=no-file`)
  }
})

const batchAddress = ({ params }: Edge) =>
  `/admin/payouts/batches/${encodeURIComponent(params['number'] ?? '')}`

async function answerFile(edge: MemberEdge): Promise<Response> {
  const { transaction, actor, origin, settings, params } = edge
  const number = readBatchNumber(params)
  const wanted = Object.entries(FILES).find(([name]) => name === params['file'])?.[1]
  if (!wanted) throw new NotFound('There is no such file')
  // Whoever takes account numbers out has just proved who they are.
  requireProof(edge, batchAddress(edge))
  const { file, type } = wanted
  const context = { seal: payoutSeal(edge), origin, settings }
  const text = await transaction((tx) => takeBatchFile(tx, actor, { number, file }, context))
  return new Response(text, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="payouts-${number}.${file}"`,
      'Cache-Control': 'no-store',
    },
  })
}
