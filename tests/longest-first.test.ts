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
  const seconds = {
    'tests/first-run/waits.test.ts': 39,
    'tests/faults/waits-longer.test.ts': 55,
    'tests/races/long.test.ts': 41,
    'domain/longest.test.ts': 49,
    'tests/invariants/longer.test.ts': 45,
  }
  expect(orderFiles(['domain/short.test.ts', ...Object.keys(seconds)], seconds)).toEqual([
    'domain/longest.test.ts',
    'tests/faults/waits-longer.test.ts',
    'tests/invariants/longer.test.ts',
    'tests/first-run/waits.test.ts',
    'tests/races/long.test.ts',
    'domain/short.test.ts',
  ])
})
