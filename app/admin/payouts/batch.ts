import type { MemberEdge } from '#app/edge.ts'
import { requireProof } from '#app/my/account/require-proof.ts'
import { payoutSeal } from '#app/my/payouts/payout-seal.ts'
import { type BatchLine, takeBatch } from '#domain/payouts/index.ts'
import { readPayoutIds } from './act-on-payouts.ts'

/** Approved payouts with whole account numbers: whoever takes them out has just proved who they are. */
export async function readBatch(edge: MemberEdge, format: 'csv' | 'pain.001'): Promise<BatchLine[]> {
  requireProof(edge, '/admin/payouts?show=approved')
  const { transaction, actor, origin, url } = edge
  const picked = url.searchParams.getAll('payout')
  const wanted = { format, ids: picked.length > 0 ? readPayoutIds(picked) : undefined }
  return transaction((tx) => takeBatch(tx, actor, wanted, { seal: payoutSeal(edge), origin }))
}

/** When it was made, as part of a name: 20261115T091840. */
export const stampOf = (at: Date) => at.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
