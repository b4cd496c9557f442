import { mayOpen, type MemberEdge } from '#app/edge.ts'
import { adminSections } from '#app/admin/admin-sections.ts'
import { countQueues } from '#app/admin/count-queues.ts'
import { countMembers, countSignUps } from '#domain/accounts/index.ts'
import { countPublished, countSubmitted } from '#domain/catalogue/index.ts'
import type { PlainPermission } from '#domain/permissions.ts'
import { countEventsOfKind } from '#domain/security/index.ts'
import { countMailIn } from '#platform/mail/count-mail.ts'
import { loadFirstSteps } from './first-steps/load-first-steps.ts'
import { loadDealFigures } from './load-deal-figures.ts'
import { loadHealth } from './load-health.ts'
import { periodsOf, readPeriodKind, type Periods } from './periods.ts'
import type { Compared } from './compared.ts'

/** The figures of each part against the period before, and the queues that wait for whoever looks: of others' parts nothing is read. */
export async function loadDashboard(edge: MemberEdge) {
  const { db, actor, clock, url } = edge
  const now = clock.now()
  const periods = periodsOf(readPeriodKind(url.searchParams.get('by')), now)
  const ranges = [periods.now, periods.before, ...periods.days, ...periods.daysBefore]
  const compared = async (counting: Promise<number[]>) => compare(await counting, periods)
  const ifMay = async <Result>(permission: PlainPermission, load: () => Promise<Result>) =>
    mayOpen(actor, permission) ? load() : undefined
  const [
    signUps,
    signIns,
    failures,
    letters,
    published,
    submitted,
    members,
    deals,
    queues,
    health,
    firstSteps,
  ] = await Promise.all([
    compared(countSignUps(db, actor, ranges)),
    ifMay('security.read', () => compared(countEventsOfKind(db, actor, 'sign-in', ranges))),
    ifMay('security.read', () => compared(countEventsOfKind(db, actor, 'sign-in.failed', ranges))),
    ifMay('integrations.read', () => compared(countMailIn(db, ranges))),
    ifMay('services.read', () => compared(countPublished(db, actor, ranges))),
    ifMay('services.read', () => compared(countSubmitted(db, actor, ranges))),
    countMembers(db, actor),
    ifMay('disputes.read', () => loadDealFigures(edge, periods)),
    loadQueues(edge),
    ifMay('integrations.read', () => loadHealth(edge)),
    loadFirstSteps(edge),
  ])
  return {
    now,
    period: periods.kind,
    title: periods.title,
    days: periods.days.map(({ from }) => from),
    signUps,
    signIns,
    failures,
    letters,
    published,
    submitted,
    members,
    deals,
    health,
    firstSteps,
    currency: edge.settings.currency,
    queues,
  }
}

function compare([now = 0, before = 0, ...daily]: number[], { days }: Periods): Compared {
  return { now, before, days: daily.slice(0, days.length), daysBefore: daily.slice(days.length) }
}

/** The queues of the screens that are there for them, in the order of the screens. */
async function loadQueues(edge: MemberEdge) {
  const counted = await countQueues(edge)
  const all = adminSections.flatMap(({ to, queues = [] }) => queues.map((queue) => ({ to, ...queue })))
  return all.flatMap(({ name, title, word, to }) => {
    const found = counted[name]
    return found ? [{ name, title, word, to, ...found }] : []
  })
}

export type QueueLine = Awaited<ReturnType<typeof loadQueues>>[number]
