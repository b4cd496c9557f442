import { expect, test } from 'vitest'
import { isTakenDown, mayChange, takesProposals, whyNot } from './policy.ts'
import { projectMoves, projectStates } from './states.ts'

const takenDownAt = new Date('2026-03-10T12:00:00Z')

test('what was taken down is neither hired for nor extended, and goes every other way as before', () => {
  for (const state of projectStates)
    for (const move of Object.keys(projectMoves) as (keyof typeof projectMoves)[]) {
      const refusal = whyNot({ state, takenDownAt: null }, move)
      const isStopped = move === 'award' || move === 'extend'
      expect(whyNot({ state, takenDownAt }, move)).toEqual(
        refusal ?? (isStopped ? expect.stringContaining('taken down after a report') : undefined),
      )
    }
})

test('words are changed while they are a draft, looked at or open, but not of what was taken down', () => {
  const changed = (at: Date | null) => projectStates.filter((state) => mayChange({ state, takenDownAt: at }))
  expect(changed(null)).toEqual(['draft', 'in_review', 'open', 'rejected'])
  expect(changed(takenDownAt)).toEqual(['draft', 'in_review', 'rejected'])
})

test('nobody answers what is out of sight, whoever put it there', () => {
  const answered = (at: Date | null, isOwnerHidden: boolean) =>
    projectStates.filter((state) => takesProposals({ state, takenDownAt: at, isOwnerHidden }))
  expect(answered(null, false)).toEqual(['open'])
  expect(answered(null, true)).toEqual([])
  expect(answered(takenDownAt, true)).toEqual([])
})

test('what its owner gave up before anybody let it through was taken down by nobody', () => {
  expect(isTakenDown({ takenDownAt, openedAt: takenDownAt })).toBe(true)
  expect(isTakenDown({ takenDownAt, openedAt: null })).toBe(false)
  expect(isTakenDown({ takenDownAt: null, openedAt: takenDownAt })).toBe(false)
})
