import { expect, test } from 'vitest'
import { nextStep, type StepFacts } from './next-step-rules.ts'
import { dealStates } from './states.ts'

const due = new Date('2026-11-20T12:00:00Z')
const soon = new Date('2026-11-18T12:00:00Z')

const facts = (given: Partial<StepFacts> = {}): StepFacts => ({
  state: 'active',
  proposedBy: 'seller',
  hasRequirements: false,
  requirementsAnsweredAt: null,
  milestones: [{ id: 'one', state: 'funded', dueAt: due }],
  openRequests: [],
  clocks: [],
  ...given,
})

test('a proposal waits for the side that did not write it, and an accepted deal for money', () => {
  expect(nextStep(facts({ state: 'proposed' }), 'buyer')).toMatchObject({
    name: 'answer-proposal',
    whose: 'yours',
  })
  expect(nextStep(facts({ state: 'proposed' }), 'seller').whose).toBe('theirs')
  expect(nextStep(facts({ state: 'accepted' }), 'buyer')).toMatchObject({ name: 'pay', whose: 'yours' })
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
  const shown = facts({ milestones: [{ id: 'one', state: 'delivered', dueAt: due }], clocks: [clock] })
  expect(nextStep(shown, 'buyer')).toEqual({
    name: 'look',
    whose: 'yours',
    until: soon,
    aboutId: 'one',
  })
  const between = facts({ milestones: [{ id: 'one', state: 'planned', dueAt: null }] })
  expect(nextStep(between, 'seller')).toMatchObject({ name: 'pay-next', whose: 'theirs' })
})

test('while the buyer looks at one milestone the seller goes on with the next', () => {
  const both = facts({
    milestones: [
      { id: 'one', state: 'delivered', dueAt: due },
      { id: 'two', state: 'funded', dueAt: due },
    ],
  })
  expect(nextStep(both, 'buyer')).toMatchObject({ name: 'look', whose: 'yours', aboutId: 'one' })
  expect(nextStep(both, 'seller')).toMatchObject({ name: 'deliver', whose: 'yours', aboutId: 'two' })
})

test('what is paid for all at once is delivered in the agreed order, whatever is due first', () => {
  const both = facts({
    milestones: [
      { id: 'one', state: 'funded', dueAt: due },
      { id: 'two', state: 'funded', dueAt: soon },
    ],
  })
  expect(nextStep(both, 'seller')).toMatchObject({ name: 'deliver', aboutId: 'one', until: due })
})

test('a deadline is that of the clock that runs; one that stands still is none', () => {
  const clock = { kind: 'expire-proposal', subjectId: 'deal', runsAt: soon, stoppedLeftMs: null }
  expect(nextStep(facts({ state: 'proposed', clocks: [clock] }), 'buyer').until).toEqual(soon)
  const stopped = { ...clock, stoppedLeftMs: 1_000 }
  expect(nextStep(facts({ state: 'proposed', clocks: [stopped] }), 'buyer').until).toBeNull()
})

test('a request is first for the one who answers; the one who asked goes on with their own work', () => {
  const asked = facts({ openRequests: [{ id: 'asked', kind: 'cancellation', by: 'seller', answerBy: due }] })
  expect(nextStep(asked, 'buyer')).toEqual({
    name: 'answer-cancellation',
    whose: 'yours',
    until: due,
    aboutId: 'asked',
  })
  expect(nextStep(asked, 'seller')).toMatchObject({ name: 'deliver', whose: 'yours' })
  const byBuyer = facts({ openRequests: [{ id: 'asked', kind: 'extension', by: 'buyer', answerBy: null }] })
  expect(nextStep(byBuyer, 'buyer')).toMatchObject({ name: 'answer-extension', whose: 'theirs' })
})

test('what is over waits for nobody, and a dispute for both', () => {
  for (const state of dealStates.slice(4))
    expect(nextStep(facts({ state }), 'buyer')).toMatchObject({ name: 'none', whose: 'nobody', until: null })
  expect(nextStep(facts({ state: 'disputed' }), 'seller')).toMatchObject({ name: 'settle', whose: 'both' })
})
