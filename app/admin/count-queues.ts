import type { MemberEdge } from '#app/edge.ts'
import type { PageContext } from '#app/page-context.ts'
import { countAppeals } from '#domain/appeals/index.ts'
import { countModerationQueue } from '#domain/catalogue/index.ts'
import { countIdentityQueue } from '#domain/identity-checks/index.ts'
import { countFlags } from '#domain/messages/index.ts'
import { countOpenChargebacks } from '#domain/payments/index.ts'
import { countPayoutQueue } from '#domain/payouts/index.ts'
import { countOpenDisputes } from '#domain/deals/index.ts'
import { countDeletionRequests } from '#domain/privacy/index.ts'
import { countCases } from '#domain/reports/index.ts'
import { countHeldReferrals } from '#domain/referrals/index.ts'
import { countProjectsInReview } from '#domain/projects/index.ts'

type QueueCounts = {
  appeals: Awaited<ReturnType<typeof countAppeals>>
  deletions: Awaited<ReturnType<typeof countDeletionRequests>>
  services: Awaited<ReturnType<typeof countModerationQueue>>
  projects: Awaited<ReturnType<typeof countProjectsInReview>>
  payouts: Awaited<ReturnType<typeof countPayoutQueue>>
  identities: Awaited<ReturnType<typeof countIdentityQueue>>
  referrals: Awaited<ReturnType<typeof countHeldReferrals>>
  disputes: Awaited<ReturnType<typeof countOpenDisputes>>
  chargebacks: number
  reports: Awaited<ReturnType<typeof countCases>>
  flags: Awaited<ReturnType<typeof countFlags>>
}

const counted = new WeakMap<PageContext, Promise<QueueCounts>>()

/** What waits for an administrator. The frame shows it and so do some of its pages: it is counted once a request. */
export function countQueues({ db, actor, page, clock }: MemberEdge): Promise<QueueCounts> {
  const known = counted.get(page)
  if (known) return known
  const counting = Promise.all([
    countAppeals(db, actor),
    countDeletionRequests(db),
    countModerationQueue(db, actor),
    countProjectsInReview(db, actor),
    countPayoutQueue(db, actor),
    countOpenDisputes(db, actor, clock.now()),
    countIdentityQueue(db, actor),
    countOpenChargebacks(db, actor),
    countFlags(db, actor),
    countHeldReferrals(db, actor),
    countCases(db, actor),
  ]).then(
    ([
      appeals,
      deletions,
      services,
      projects,
      payouts,
      disputes,
      identities,
      chargebacks,
      flags,
      referrals,
      reports,
    ]) => ({
      reports,
      referrals,
      appeals,
      deletions,
      services,
      projects,
      payouts,
      disputes,
      identities,
      chargebacks,
      flags,
    }),
  )
  counted.set(page, counting)
  return counting
}
