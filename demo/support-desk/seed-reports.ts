import { findIdByUsername } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import { decideAppeal, sendAppeal } from '#domain/appeals/index.ts'
import { listNewest } from '#domain/catalogue/index.ts'
import { listNewestProjects } from '#domain/projects/index.ts'
import { decideReport, reportables, sendReport } from '#domain/reports/index.ts'
import { listReviews } from '#domain/reviews/index.ts'
import { HOUR_MS } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { demoOrigin, type DemoContext, type DemoStep } from '../demo-step.ts'
import { type PlannedCase, plannedCases } from './planned-cases.ts'

const BUYER = 'ilse-brandt'
const SELLER = 'tomas-rivera'
const MODERATOR = 'joris-maes'
const ADMINISTRATOR = 'nadia-orlova'
const NEWEST = 60
const DAYS_TO_CHANGE = 7
/** Each comes some time after the other. */
const HOURS_BETWEEN = 5

/** Reports, what was decided on them, and appeals against it: each made like every other one. */
export const seedReports: readonly DemoStep[] = plannedCases.map((planned) => ({
  name: `a report of ${planned.daysAgo} days ago`,
  daysAgo: planned.daysAgo,
  make: (tx, context) => makeCase(tx, context, planned),
}))

async function makeCase(tx: Transaction, context: DemoContext, planned: PlannedCase): Promise<void> {
  const { kind, reason, said, decided, appeal } = planned
  const thingId = await findReported(tx, planned)
  const thing = await reportables[kind].find(tx.db, thingId)
  const place = { ...context, origin: demoOrigin }
  let number = 0
  for (const [turn, text] of said.entries()) {
    const by = await findActor(tx, turn === 0 && kind !== 'review' ? BUYER : SELLER)
    ;({ number } = await sendReport(tx, by, { kind, thingId, reason, text, pictures: [] }))
  }
  if (!decided) return
  let at = tx.now.getTime()
  const later = (): Transaction => ({ ...tx, now: new Date((at += HOURS_BETWEEN * HOUR_MS)) })
  const moderator = await findActor(tx, MODERATOR, 'moderator')
  const decision = { number, rule: reason, days: DAYS_TO_CHANGE, ...decided }
  await decideReport(later(), moderator, decision, place)
  if (!appeal || !thing?.ownerId) return
  const owner: MemberActor = { kind: 'member', id: thing.ownerId, role: 'member', state: 'active' }
  const against = { kind: 'case', decisionId: String(number), appeal: appeal.words, files: [] } as const
  const sent = await sendAppeal(later(), owner, against, place)
  if (!appeal.outcome) return
  const administrator = await findActor(tx, ADMINISTRATOR, 'admin')
  const { outcome, reason: why = '' } = appeal
  await decideAppeal(later(), administrator, { number: sent.number, outcome, reason: why, days: 14 }, place)
}

/** Something of somebody whom the sign-in page does not offer: each of those reports it. */
async function findReported(tx: Transaction, { kind, place }: PlannedCase): Promise<string> {
  const offered = [await findIdByUsername(tx.db, BUYER), await findIdByUsername(tx.db, SELLER)]
  const isOthers = (id: string | null) => id !== null && !offered.includes(id)
  const found = (await finders[kind](tx, isOthers))[place]
  if (!found) throw new Error(`The demo has too few for a report of a ${kind} at place ${place}`)
  return found
}

type Finder = (tx: Transaction, isOthers: (id: string | null) => boolean) => Promise<string[]>

/** One service a seller, so that nobody is reported twice. */
async function listSellers(tx: Transaction, isOthers: (id: string | null) => boolean) {
  const newest = (await listNewest(tx.db, NEWEST)).filter(({ sellerId }) => isOthers(sellerId))
  return [...new Map(newest.map(({ sellerId, id }) => [sellerId, id]))]
}

const finders: Record<PlannedCase['kind'], Finder> = {
  service: async (tx, isOthers) => (await listSellers(tx, isOthers)).map(([, serviceId]) => serviceId),
  member: async (tx, isOthers) => (await listSellers(tx, isOthers)).map(([sellerId]) => sellerId),
  project: async (tx, isOthers) =>
    (await listNewestProjects(tx.db, NEWEST)).filter(({ ownerId }) => isOthers(ownerId)).map(({ id }) => id),
  async review(tx, isOthers) {
    const memberId = (await findIdByUsername(tx.db, SELLER)) ?? ''
    const { reviews } = await listReviews(tx.db, { memberId, as: 'seller' }, { page: 1 })
    return reviews.filter(({ authorId }) => isOthers(authorId)).map(({ id }) => id)
  },
}

async function findActor(
  tx: Transaction,
  username: string,
  role: MemberActor['role'] = 'member',
): Promise<MemberActor> {
  const id = await findIdByUsername(tx.db, username)
  if (!id) throw new Error(`The demo has nobody called ${username}`)
  return { kind: 'member', id, role, state: 'active' }
}
