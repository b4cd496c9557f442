import { findMemberId } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import { decideAppeal, sendAppeal } from '#domain/appeals/index.ts'
import { listNewest } from '#domain/catalogue/index.ts'
import { decideReport, reportables, sendReport } from '#domain/reports/index.ts'
import { HOUR_MS } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { demoOrigin, type DemoContext, type DemoStep } from '../demo-step.ts'
import { type PlannedCase, plannedCases } from './planned-cases.ts'

const SELLER = 'tomas-rivera'
const REPORTERS = ['ilse-brandt', SELLER]
const MODERATOR = 'joris-maes'
const ADMINISTRATOR = 'nadia-orlova'
const NEWEST = 60
const DAYS_TO_CHANGE = 7
/** Each comes some time after the other. */
const HOURS_BETWEEN = 5

/** Reports, what was decided on them, and appeals against it: each made as any other. */
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
    const by = await findActor(tx, REPORTERS[turn] ?? SELLER)
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

/** A service of somebody whom the sign-in page does not offer, or who sells it. */
async function findReported(tx: Transaction, { kind, place }: PlannedCase): Promise<string> {
  const offeredId = await findMemberId(tx.db, SELLER)
  const newest = (await listNewest(tx.db, NEWEST)).filter(({ sellerId }) => sellerId !== offeredId)
  const bySeller = new Map(newest.map(({ sellerId, id }) => [sellerId, id]))
  const [sellerId, serviceId] = [...bySeller][place] ?? []
  const found = kind === 'member' ? sellerId : serviceId
  if (!found) throw new Error(`The demo has too few sellers for a report of place ${place}`)
  return found
}

async function findActor(
  tx: Transaction,
  username: string,
  role: MemberActor['role'] = 'member',
): Promise<MemberActor> {
  const id = await findMemberId(tx.db, username)
  if (!id) throw new Error(`The demo has nobody called ${username}`)
  return { kind: 'member', id, role, state: 'active' }
}
