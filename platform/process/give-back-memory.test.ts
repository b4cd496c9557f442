import { expect, test } from 'vitest'
import { givingBack } from './give-back-memory.ts'

const MEGABYTE = 1024 * 1024

function aProcess() {
  const at = { ms: 1_000, megabytes: 100, collections: 0, growth: [] as number[] }
  const look = givingBack({
    residentBytes: () => at.megabytes * MEGABYTE,
    nowMs: () => at.ms,
    growBy: (percent) => void at.growth.push(percent),
    collect: () => void at.collections++,
  })
  return { at, look }
}

test('a process that holds little is left alone', () => {
  const { at, look } = aProcess()
  look()
  expect(at).toMatchObject({ collections: 0, growth: [] })
})

test('a process that holds more is collected earlier until it holds little again', () => {
  const { at, look } = aProcess()
  for (const megabytes of [250, 260, 220, 190, 230, 250]) {
    at.megabytes = megabytes
    look()
  }
  expect(at).toMatchObject({ collections: 0, growth: [40, 100, 40] })
})

test('a process that holds much gives back what it does not need, and again only after a rest', () => {
  const { at, look } = aProcess()
  at.megabytes = 300
  look()
  at.ms += 59_000
  look()
  expect(at.collections).toBe(1)
  at.ms += 2_000
  look()
  expect(at.collections).toBe(2)
})
