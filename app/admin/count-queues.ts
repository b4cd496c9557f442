import type { MemberEdge } from '#app/edge.ts'
import type { PageContext } from '#app/page-context.ts'
import { countAppeals } from '#domain/accounts/index.ts'
import { countModerationQueue } from '#domain/catalogue/index.ts'
import { countDeletionRequests } from '#domain/privacy/index.ts'

export type QueueCounts = {
  appeals: Awaited<ReturnType<typeof countAppeals>>
  deletions: Awaited<ReturnType<typeof countDeletionRequests>>
  services: Awaited<ReturnType<typeof countModerationQueue>>
}

const counted = new WeakMap<PageContext, Promise<QueueCounts>>()

/** What waits for an administrator. The frame shows it and so do some of its pages: it is counted once a request. */
export function countQueues({ db, actor, page }: MemberEdge): Promise<QueueCounts> {
  const known = counted.get(page)
  if (known) return known
  const counting = Promise.all([
    countAppeals(db, actor),
    countDeletionRequests(db),
    countModerationQueue(db, actor),
  ]).then(([appeals, deletions, services]) => ({ appeals, deletions, services }))
  counted.set(page, counting)
  return counting
}
