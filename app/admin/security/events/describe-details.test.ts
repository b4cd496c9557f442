import { expect, test } from 'vitest'
import { describeDetails } from './describe-details.ts'

test('a change says from what to what, a setting by its label', () => {
  expect(
    describeDetails({
      reason: 'A new name',
      before: { marketplaceName: 'Guildhall', registrationOpen: true },
      after: { marketplaceName: 'Harbour', registrationOpen: false },
      tookMs: 12,
    }),
  ).toEqual({
    reason: 'A new name',
    changes: [
      { label: 'Name', before: 'Guildhall', after: 'Harbour' },
      { label: 'New members may register', before: 'yes', after: 'no' },
    ],
    others: [{ label: 'Took ms', value: '12' }],
  })
})

test('what was not there before is nothing, and what has no name is a value', () => {
  expect(describeDetails({ after: { displayName: 'Nadia' } }).changes).toEqual([
    { label: 'Display name', before: 'nothing', after: 'Nadia' },
  ])
  expect(describeDetails({ before: 'member', after: 'admin' }).changes).toEqual([
    { label: 'Value', before: 'member', after: 'admin' },
  ])
  expect(describeDetails({})).toEqual({ reason: undefined, changes: [], others: [] })
})
