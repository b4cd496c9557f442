import { countQueues } from '#app/admin/count-queues.ts'
import type { MemberEdge } from '#app/edge.ts'

/** What waits behind the tabs, as the frame has counted it. */
export async function countTabs(edge: MemberEdge) {
  const { chargebacks, fourEyes } = await countQueues(edge)
  return { chargebacks: chargebacks?.waiting ?? 0, fourEyes: fourEyes?.waiting ?? 0 }
}
