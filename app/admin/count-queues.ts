import { mayOpen, type MemberEdge } from '#app/edge.ts'
import type { PageContext } from '#app/page-context.ts'
import { countAppeals } from '#domain/appeals/index.ts'
import { countModerationQueue } from '#domain/catalogue/index.ts'
import { countOpenDisputes } from '#domain/deals/index.ts'
import { countIdentityQueue } from '#domain/identity-checks/index.ts'
import { countWaitingIdeas } from '#domain/ideas/index.ts'
import { countFlags } from '#domain/messages/index.ts'
import { countWaitingCorrections } from '#domain/corrections/index.ts'
import { countOpenChargebacks, countRefundProposals } from '#domain/payments/index.ts'
import { countPayoutQueue } from '#domain/payouts/index.ts'
import type { PlainPermission } from '#domain/permissions.ts'
import { countDeletionRequests, listWaitingRequests } from '#domain/privacy/index.ts'
import { countProjectsInReview } from '#domain/projects/index.ts'
import { countHeldReferrals } from '#domain/referrals/index.ts'
import { countCases } from '#domain/reports/index.ts'
import { countTicketQueue } from '#domain/support/index.ts'
import { COUNT_MOST } from '#domain/support/desk/desk-rules.ts'
import type { CountedQueue } from './admin-menus.ts'
import type { QueueName } from './admin-sections.ts'

/** How many wait, and since or until when the first of them does. */
type Waiting = CountedQueue & { at: Date | null }
type Counter = { needs: PlainPermission; count(edge: MemberEdge): Promise<Waiting> }

const byOldest = async (counting: Promise<{ waiting: number; oldestAt: Date | null }>) => {
  const { waiting, oldestAt } = await counting
  return { waiting, at: oldestAt }
}

/** Whoever may open a queue is told how much waits in it; for the others nothing is counted. */
const counters: Readonly<Record<QueueName, Counter>> = {
  services: { needs: 'services.read', count: ({ db, actor }) => byOldest(countModerationQueue(db, actor)) },
  projects: { needs: 'projects.read', count: ({ db, actor }) => byOldest(countProjectsInReview(db, actor)) },
  payouts: { needs: 'payouts.read', count: ({ db, actor }) => byOldest(countPayoutQueue(db, actor)) },
  identities: {
    needs: 'identity.read-queue',
    count: ({ db, actor }) => byOldest(countIdentityQueue(db, actor)),
  },
  referrals: {
    needs: 'referral.read-queue',
    count: ({ db, actor }) => byOldest(countHeldReferrals(db, actor)),
  },
  chargebacks: {
    needs: 'chargebacks.read',
    count: async ({ db, actor }) => ({ waiting: await countOpenChargebacks(db, actor), at: null }),
  },
  fourEyes: {
    needs: 'corrections.read',
    async count({ db, actor }) {
      const [corrections, refunds] = await Promise.all([
        countWaitingCorrections(db, actor),
        countRefundProposals(db, actor),
      ])
      return { waiting: corrections.waiting + refunds, at: corrections.oldestAt }
    },
  },
  disputes: {
    needs: 'disputes.read',
    async count({ db, actor, clock }) {
      const { open, soonest } = await countOpenDisputes(db, actor, clock.now())
      return { waiting: open, at: soonest }
    },
  },
  flags: {
    needs: 'message.read-flags',
    async count({ db, actor }) {
      const { open } = await countFlags(db, actor)
      return { waiting: open, at: null }
    },
  },
  reports: { needs: 'report.read', count: ({ db, actor }) => byOldest(countCases(db, actor)) },
  ideas: {
    needs: 'idea.manage',
    async count({ db, actor }) {
      const { waiting, isMore, oldestAt } = await countWaitingIdeas(db, actor)
      return { waiting, isMore, at: oldestAt }
    },
  },
  appeals: { needs: 'appeal.read', count: ({ db, actor }) => byOldest(countAppeals(db, actor)) },
  deletions: {
    needs: 'deletions.read',
    async count({ db }) {
      const [{ waiting }, [next]] = await Promise.all([
        countDeletionRequests(db),
        listWaitingRequests(db, { limit: 1, offset: 0 }),
      ])
      return { waiting, at: next?.dueAt ?? null }
    },
  },
  tickets: {
    needs: 'ticket.see-desk',
    async count({ db, actor, clock }) {
      const { waiting, oldestAt } = await countTicketQueue(db, actor, clock.now())
      return { waiting, isMore: waiting >= COUNT_MOST, at: oldestAt }
    },
  },
}

export type QueueCounts = Partial<Record<QueueName, Waiting>>

const counted = new WeakMap<PageContext, Promise<QueueCounts>>()

/** What waits for whoever asks. The frame shows it and so do some of its pages: it is counted once a request. */
export function countQueues(edge: MemberEdge): Promise<QueueCounts> {
  const known = counted.get(edge.page)
  if (known) return known
  const counting = countThose(edge)
  counted.set(edge.page, counting)
  return counting
}

async function countThose(edge: MemberEdge): Promise<QueueCounts> {
  const theirs = (Object.entries(counters) as [QueueName, Counter][]).filter(([, { needs }]) =>
    mayOpen(edge.actor, needs),
  )
  return Object.fromEntries(
    await Promise.all(theirs.map(async ([name, { count }]) => [name, await count(edge)] as const)),
  )
}
