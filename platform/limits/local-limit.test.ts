import { expect, test } from 'vitest'
import { TooManyRequests } from '#platform/errors/errors.ts'
import { openLocalLimit } from './local-limit.ts'

const start = new Date('2026-11-01T12:00:00Z')
const later = (seconds: number) => new Date(start.getTime() + seconds * 1_000)

test('past the limit it refuses and says for how long', () => {
  const use = openLocalLimit({ name: 'search', most: 2, everySeconds: 60 })
  use('10.0.0.1', start)
  use('10.0.0.1', later(10))
  let refused: unknown
  try {
    use('10.0.0.1', later(20))
  } catch (error) {
    refused = error
  }
  expect(refused).toBeInstanceOf(TooManyRequests)
  expect((refused as TooManyRequests).retryAfterSeconds).toBe(40)
})

test('others are not counted with it, and after the stretch it begins anew', () => {
  const use = openLocalLimit({ name: 'search', most: 1, everySeconds: 60 })
  use('10.0.0.1', start)
  use('10.0.0.2', start)
  expect(() => use('10.0.0.1', later(59))).toThrow('1 second')
  use('10.0.0.1', later(60))
})

test('all addresses of one network of IPv6 are counted together, another network apart', () => {
  const use = openLocalLimit({ name: 'search', most: 1, everySeconds: 60 })
  use('2001:db8:1:2::1', start)
  expect(() => use('2001:db8:1:2::2', start)).toThrow(TooManyRequests)
  use('2001:db8:1:3::1', start)
})

test('a crowd of addresses does not grow it without end: past its size it begins anew, and even who was refused is let in', () => {
  const use = openLocalLimit({ name: 'search', most: 1, everySeconds: 60 })
  use('10.0.0.1', start)
  for (let number = 0; number < 19_999; number++) use(`address ${number}`, start)
  expect(() => use('10.0.0.1', start)).toThrow(TooManyRequests)
  use('one more', start)
  expect(() => use('10.0.0.1', start)).not.toThrow()
})
