import { expect, test } from 'vitest'
import { setTimeout as wait } from 'node:timers/promises'
import { inConstantTime } from './constant-time.ts'

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work().catch(() => {})
  return performance.now() - startedAt
}

test('quick and slow work, and work that fails, are answered on the beat', async () => {
  const refuse = () => Promise.reject(new Error('refused'))
  const works: (() => Promise<unknown>)[] = [async () => 'quick', () => wait(60), refuse]
  for (const work of works) expect(await timeOf(() => inConstantTime(work))).toBeGreaterThanOrEqual(245)
})

test('an answer that tells by itself does not wait', async () => {
  const answered = inConstantTime(
    async () => 'in',
    (result) => result === 'in',
  )
  const beat = wait(200, 'the beat')
  expect(await Promise.race([answered, beat])).toBe('in')
})
