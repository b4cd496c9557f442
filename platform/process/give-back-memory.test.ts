import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { flagsOf, givingBack } from './give-back-memory.ts'

const MEGABYTE = 1024 * 1024

function aProcess() {
  const at = { ms: 1_000, megabytes: 100, afterwards: 100, collections: 0, growth: [] as number[] }
  const look = givingBack({
    residentBytes: () => at.megabytes * MEGABYTE,
    nowMs: () => at.ms,
    growBy: ({ percent }) => void at.growth.push(percent),
    collect: () => {
      at.collections++
      at.megabytes = at.afterwards
    },
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
  for (const megabytes of [210, 215, 190, 160, 190, 210]) {
    at.megabytes = megabytes
    look()
  }
  expect(at).toMatchObject({ collections: 0, growth: [50, 100, 50] })
})

test('a process is collected earlier still where it comes near to what an operator counts on', () => {
  const { at, look } = aProcess()
  for (const megabytes of [245, 230, 220, 235, 245, 160]) {
    at.megabytes = at.afterwards = megabytes
    look()
  }
  expect(at.growth).toEqual([15, 50, 15, 100])
})

test('a process that holds much gives back what it does not need, and again only after a rest', () => {
  const { at, look } = aProcess()
  for (const ms of [1_000, 60_000, 62_000]) {
    at.ms = ms
    at.megabytes = 250
    look()
  }
  expect(at.collections).toBe(2)
})

test('a process that needs all that it holds is not stopped in vain, until it holds more', () => {
  const { at, look } = aProcess()
  at.megabytes = 500
  at.afterwards = 495
  look()
  at.ms += 600_000
  look()
  expect(at.collections).toBe(1)
  at.megabytes = 525
  look()
  expect(at.collections).toBe(2)
})

test('V8 knows what it is told, since it is silent about what it does not know', () => {
  const known = execFileSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  for (const flag of flagsOf({ percent: 15, marksFromPercent: 70 }))
    expect(known).toContain(`  ${flag.split('=')[0]} (`)
})
