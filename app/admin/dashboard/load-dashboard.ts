import type { MemberEdge } from '#app/edge.ts'
import { countQueues } from '#app/admin/count-queues.ts'
import { countMembers, countSignUps } from '#domain/accounts/index.ts'
import { countPublished, countSubmitted } from '#domain/catalogue/index.ts'
import { listWaitingRequests } from '#domain/privacy/index.ts'
import { countEventsOfKind } from '#domain/security/index.ts'
import { countMailIn } from '#platform/mail/count-mail.ts'
import { loadDealFigures } from './load-deal-figures.ts'
import { periodsOf, readPeriodKind, type Periods } from './periods.ts'
import type { Compared } from './compared.ts'

/** Every figure of what exists, each against the period before, and the queues that wait for an administrator. */
export async function loadDashboard(edge: MemberEdge) {
  const { db, actor, clock, url } = edge
  const now = clock.now()
  const periods = periodsOf(readPeriodKind(url.searchParams.get('by')), now)
  const ranges = [periods.now, periods.before, ...periods.days, ...periods.daysBefore]
  const [signUps, signIns, failures, letters, published, submitted, members, deals, queues] =
    await Promise.all([
      countSignUps(db, actor, ranges),
      countEventsOfKind(db, actor, 'sign-in', ranges),
      countEventsOfKind(db, actor, 'sign-in.failed', ranges),
      countMailIn(db, ranges),
      countPublished(db, actor, ranges),
      countSubmitted(db, actor, ranges),
      countMembers(db, actor),
      loadDealFigures(edge, periods),
      loadQueues(edge),
    ])
  const compared = (counts: number[]) => compare(counts, periods)
  return {
    now,
    period: periods.kind,
    title: periods.title,
    days: periods.days.map(({ from }) => from),
    signUps: compared(signUps),
    signIns: compared(signIns),
    failures: compared(failures),
    letters: compared(letters),
    published: compared(published),
    submitted: compared(submitted),
    members,
    deals,
    currency: edge.settings.currency,
    queues,
  }
}

function compare([now = 0, before = 0, ...daily]: number[], { days }: Periods): Compared {
  return { now, before, days: daily.slice(0, days.length), daysBefore: daily.slice(days.length) }
}

async function loadQueues(edge: MemberEdge) {
  const { db } = edge
  const [
    {
      appeals,
      deletions,
      services,
      projects,
      payouts,
      identities,
      referrals,
      disputes,
      chargebacks,
      tickets,
    },
    [nextDeletion],
  ] = await Promise.all([countQueues(edge), listWaitingRequests(db, { limit: 1, offset: 0 })])
  return {
    services,
    projects,
    payouts,
    identities,
    referrals,
    disputes,
    chargebacks: { waiting: chargebacks },
    appeals,
    deletions: { waiting: deletions.waiting, nextAt: nextDeletion?.dueAt ?? null },
    tickets,
  }
}
