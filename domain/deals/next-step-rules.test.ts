import { expect, test } from 'vitest'
import { isYourMove, nextStep as nextStepAt } from './next-step-rules.ts'
import type { StepFacts } from './next-step-facts.ts'
import { dealStates, type MilestoneState, type Party } from './states.ts'

const due = new Date('2026-11-20T12:00:00Z')
const soon = new Date('2026-11-18T12:00:00Z')

const now = new Date('2026-11-16T12:00:00Z')
const nextStep = (of: StepFacts, party: Party, at = now) => nextStepAt(of, party, at)

const part = (id: string, state: MilestoneState, dueAt: Date | null): StepFacts['milestones'][number] => ({
  id,
  state,
  dueAt,
  fundedAt: null,
  firstDeliveredAt: null,
  revisionsLeft: 1,
  endedAt: null,
  title: `Part ${id}`,
})

const facts = (given: Partial<StepFacts> = {}): StepFacts => ({
  state: 'active',
  proposedBy: 'seller',
  hasRequirements: false,
  requirementsAnsweredAt: null,
  milestones: [part('one', 'funded', due)],
  openRequests: [],
  clocks: [],
  banned: [],
  rules: { freeCancellationHours: 1, lateCancellationHours: 24, claimWindowDays: 14, clearingDays: 5 },
  disputes: [],
  questions: [],
  ...given,
})

const asks = (
  kind: StepFacts['openRequests'][number]['kind'],
  by: Party,
  answerBy: Date | null,
  milestoneId: string | null = 'one',
) => ({
  id: 'asked',
  kind,
  by,
  answerBy,
  milestoneId,
  days: 2,
  title: null,
  priceMinor: null,
  refundMinor: null,
})

test('a proposal waits for the side that did not write it, and an accepted deal for money', () => {
  expect(nextStep(facts({ state: 'proposed' }), 'buyer')).toMatchObject({
    name: 'answer-proposal',
    whose: 'yours',
  })
  expect(nextStep(facts({ state: 'proposed' }), 'seller').whose).toBe('theirs')
  expect(nextStep(facts({ state: 'accepted' }), 'buyer')).toMatchObject({ name: 'pay', whose: 'yours' })
})

test('while one side is banned nothing new is agreed or paid for, and work that was paid for goes on', () => {
  const banned: Party[] = ['seller']
  for (const state of ['proposed', 'accepted'] as const)
    expect(nextStep(facts({ state, banned }), 'buyer')).toMatchObject({ name: 'none', whose: 'nobody' })
  const planned = facts({ banned, milestones: [part('one', 'released', null), part('two', 'planned', null)] })
  expect(nextStep(planned, 'buyer').name).toBe('none')
  expect(nextStep(facts({ banned }), 'seller')).toMatchObject({ name: 'deliver', whose: 'yours' })
})

test('work goes from the questions to the delivery to the look at it', () => {
  expect(nextStep(facts({ hasRequirements: true }), 'buyer')).toMatchObject({
    name: 'answer-questions',
    whose: 'yours',
  })
  expect(nextStep(facts(), 'seller')).toEqual({
    name: 'deliver',
    whose: 'yours',
    until: due,
    aboutId: 'one',
  })
  const clock = { kind: 'accept-delivery', subjectId: 'one', runsAt: soon, stoppedLeftMs: null }
  const shown = facts({ milestones: [part('one', 'delivered', due)], clocks: [clock] })
  expect(nextStep(shown, 'buyer')).toEqual({
    name: 'look',
    whose: 'yours',
    until: soon,
    aboutId: 'one',
  })
  const between = facts({ milestones: [part('one', 'planned', null)] })
  expect(nextStep(between, 'seller')).toMatchObject({ name: 'pay-next', whose: 'theirs' })
})

test('while the buyer looks at one milestone the seller goes on with the next', () => {
  const both = facts({
    milestones: [part('one', 'delivered', due), part('two', 'funded', due)],
  })
  expect(nextStep(both, 'buyer')).toMatchObject({ name: 'look', whose: 'yours', aboutId: 'one' })
  expect(nextStep(both, 'seller')).toMatchObject({ name: 'deliver', whose: 'yours', aboutId: 'two' })
})

test('of what is paid for, what is due first is delivered first, and on one day in the agreed order', () => {
  const both = (second: Date) =>
    facts({ milestones: [part('one', 'funded', due), part('two', 'funded', second)] })
  expect(nextStep(both(soon), 'seller')).toMatchObject({ name: 'deliver', aboutId: 'two', until: soon })
  expect(nextStep(both(due), 'seller')).toMatchObject({ name: 'deliver', aboutId: 'one', until: due })
})

test('a deadline is that of the clock that runs; one that stands still is none', () => {
  const clock = { kind: 'expire-proposal', subjectId: 'deal', runsAt: soon, stoppedLeftMs: null }
  expect(nextStep(facts({ state: 'proposed', clocks: [clock] }), 'buyer').until).toEqual(soon)
  const stopped = { ...clock, stoppedLeftMs: 1_000 }
  expect(nextStep(facts({ state: 'proposed', clocks: [stopped] }), 'buyer').until).toBeNull()
})

test('a request is first for the one who answers; the one who asked goes on with their own work', () => {
  const asked = facts({ openRequests: [asks('cancellation', 'seller', due)] })
  expect(nextStep(asked, 'buyer')).toEqual({
    name: 'answer-cancellation',
    whose: 'yours',
    until: due,
    aboutId: 'asked',
  })
  expect(nextStep(asked, 'seller')).toMatchObject({ name: 'deliver', whose: 'yours' })
  const byBuyer = facts({ openRequests: [asks('extension', 'buyer', null)] })
  expect(nextStep(byBuyer, 'buyer')).toMatchObject({ name: 'answer-extension', whose: 'theirs' })
})

test('what is over waits for nobody', () => {
  for (const state of dealStates.slice(4))
    expect(nextStep(facts({ state }), 'buyer')).toMatchObject({ name: 'none', whose: 'nobody', until: null })
})

test('what is later than the buyer must wait for is the buyer’s move as well, until they offer more time', () => {
  const late = new Date(due.getTime() + 24 * 3_600_000)
  const before = new Date(late.getTime() - 1)
  expect(nextStep(facts(), 'buyer', before)).toMatchObject({ name: 'deliver', whose: 'theirs' })
  expect(nextStep(facts(), 'buyer', late)).toMatchObject({ name: 'decide-late', whose: 'yours', until: due })
  expect(nextStep(facts(), 'seller', late)).toMatchObject({ name: 'deliver', whose: 'yours' })
  const offered = facts({ openRequests: [asks('extension', 'buyer', null)] })
  expect(nextStep(offered, 'buyer', late)).toMatchObject({ name: 'answer-extension', whose: 'theirs' })
})

test('a dispute is answered first, then settled by both, and at last decided by neither', () => {
  const open = {
    id: 'dispute',
    milestoneId: 'one',
    state: 'open',
    openedBy: 'buyer',
    answeredAt: null,
    offeredBy: null,
    answerBy: soon,
    settleBy: due,
    decideBy: new Date('2026-11-27T12:00:00Z'),
  } as const
  const disputed = (given: object = {}, more: Partial<StepFacts> = {}) =>
    facts({ state: 'disputed', disputes: [{ ...open, ...given }], ...more })
  expect(nextStep(disputed(), 'seller')).toMatchObject({
    name: 'answer-dispute',
    whose: 'yours',
    until: soon,
  })
  expect(nextStep(disputed(), 'buyer')).toMatchObject({ name: 'answer-dispute', whose: 'theirs' })
  const answered = { answeredAt: now }
  expect(nextStep(disputed(answered), 'buyer')).toMatchObject({ name: 'settle', whose: 'both', until: due })
  expect(isYourMove(nextStep(disputed(answered), 'seller'))).toBe(true)
  const offered = { ...answered, offeredBy: 'seller' }
  expect(nextStep(disputed(offered), 'buyer')).toMatchObject({ name: 'answer-offer', whose: 'yours' })
  expect(nextStep(disputed(offered), 'seller')).toMatchObject({ name: 'answer-offer', whose: 'theirs' })
  const question = { id: 'asked', disputeId: 'dispute', askedOf: 'seller', answeredAt: null } as const
  const asked = disputed(offered, { questions: [question] })
  expect(nextStep(asked, 'seller')).toMatchObject({ name: 'answer-administrator', whose: 'yours' })
  expect(nextStep(disputed(answered), 'buyer', due)).toMatchObject({
    name: 'await-decision',
    whose: 'nobody',
  })
  expect(nextStep(disputed({ ...answered, state: 'appealed' }), 'seller')).toMatchObject({
    name: 'await-appeal',
    whose: 'nobody',
    until: open.decideBy,
  })
})

test('work goes on beside a dispute, and comes before settling it', () => {
  const open = {
    id: 'dispute',
    milestoneId: 'one',
    state: 'open',
    openedBy: 'buyer',
    answeredAt: now,
    offeredBy: null,
    answerBy: soon,
    settleBy: due,
    decideBy: due,
  } as const
  const late = new Date(due.getTime() + 48 * 3_600_000)
  const beside = facts({
    state: 'disputed',
    disputes: [open],
    milestones: [part('one', 'funded', due), part('two', 'delivered', due)],
  })
  expect(nextStep(beside, 'buyer')).toMatchObject({ name: 'look', whose: 'yours', aboutId: 'two' })
  expect(nextStep(beside, 'seller')).toMatchObject({ name: 'settle', whose: 'both', aboutId: 'one' })
  const alone = facts({ state: 'disputed', disputes: [open] })
  // What is argued about is never late.
  expect(nextStep(alone, 'buyer', late)).toMatchObject({ name: 'await-decision', whose: 'nobody' })
})

test('a refund in part is answered after the end as well', () => {
  const asked = facts({
    state: 'completed',
    milestones: [part('one', 'released', due)],
    openRequests: [asks('refund', 'buyer', soon)],
  })
  expect(nextStep(asked, 'seller')).toMatchObject({ name: 'answer-refund', whose: 'yours', until: soon })
  expect(nextStep(asked, 'buyer')).toMatchObject({ name: 'answer-refund', whose: 'theirs' })
})
