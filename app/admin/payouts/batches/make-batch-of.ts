import { data, redirect } from 'react-router'
import { csvLine } from '#app/csv-file.ts'
import type { MemberEdge } from '#app/edge.ts'
import { payoutSeal } from '#app/shared/payouts/payout-seal.ts'
import { makeBatch } from '#domain/payouts/index.ts'
import type { BatchWay } from '#domain/payouts/batch-rules.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'

/** Why no batch was made of what was asked for, which stays selected. */
export type NoBatch = { noBatch: string; chosen: readonly string[] }

/** One batch of the chosen payouts, or of all that wait, and on to it. */
export async function makeBatchOf(edge: MemberEdge, way: BatchWay, ids: readonly string[] | undefined) {
  if (ids?.length === 0) throw new Invalid('Select at least one payout')
  const { transaction, actor, settings, config, origin } = edge
  const context = { settings, siteOrigin: config.origin, origin, seal: payoutSeal(edge), csvLine }
  try {
    const { number } = await transaction((tx) => makeBatch(tx, actor, { way, ids }, context))
    return redirect(`/admin/payouts/batches/${number}?done=made`)
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
    return data<NoBatch>({ noBatch: error.message, chosen: ids ?? [] }, { status: error.status })
  }
}
