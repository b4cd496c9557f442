import { expect, test } from 'vitest'
import type { JobsSeen } from '#platform/jobs/inspect-jobs.ts'
import { jobsSeen, livingWorker } from '#platform/jobs/testing.ts'
import { LATE_AFTER_SECONDS, troublesOf } from './troubles.ts'

const dead = { ...livingWorker, quietSeconds: 45, isSilent: true }
const kindsOf = (parts: Partial<JobsSeen>) => troublesOf(jobsSeen(parts)).map(({ kind }) => kind)

test('while one worker lives and jobs are on time all is well, whatever became of another', () => {
  expect(kindsOf({})).toEqual([])
  expect(kindsOf({ workers: [dead, livingWorker], waiting: 40, oldestDueSeconds: 30 })).toEqual([])
})

test('without a living worker nobody works, however few jobs wait', () => {
  expect(kindsOf({ workers: [] })).toEqual(['nobody-works'])
  expect(kindsOf({ workers: [dead], waiting: 3, oldestDueSeconds: 9_000 })).toEqual(['nobody-works'])
  expect(troublesOf(jobsSeen({ workers: [], waiting: 1 }))[0]?.words).toMatch(
    /^No worker takes jobs: 1 waits/,
  )
})

test('a job that is due longer than any may run is late, and one that failed for good is told of', () => {
  expect(kindsOf({ oldestDueSeconds: LATE_AFTER_SECONDS + 1 })).toEqual(['jobs-late'])
  expect(kindsOf({ failed: 1, lastFailedAt: new Date('2030-03-01T09:00:00Z') })).toEqual(['jobs-failed'])
})
