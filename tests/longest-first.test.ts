import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { orderFiles } from './longest-first.ts'
import { secondsOfFiles } from './seconds-of-files.ts'

const named = Object.keys(secondsOfFiles)

test('every file whose time is known is still there', () => {
  expect(named.filter((path) => !existsSync(path))).toEqual([])
})

test('every file is run once, in the same order each time', () => {
  const files = [...named, 'domain/one.test.ts', 'domain/two.test.ts']
  const order = orderFiles(files)
  expect(order.toSorted()).toEqual(files.toSorted())
  expect(orderFiles(files.toReversed())).toEqual(order)
})

test('the longest come first, and what waits stands among what computes', () => {
  const files = [
    'domain/short.test.ts',
    'tests/first-run/one-folder.test.ts',
    'tests/faults/rolling-restart.test.ts',
    'tests/races/deals.test.ts',
    'domain/deals/moves/moves.test.ts',
    'tests/invariants/deals.test.ts',
  ]
  expect(orderFiles(files)).toEqual([
    'domain/deals/moves/moves.test.ts',
    'tests/faults/rolling-restart.test.ts',
    'tests/invariants/deals.test.ts',
    'tests/first-run/one-folder.test.ts',
    'tests/races/deals.test.ts',
    'domain/short.test.ts',
  ])
})
