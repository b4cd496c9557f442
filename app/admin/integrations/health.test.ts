import { expect, test } from 'vitest'
import { askHealth, reasonOf } from './health.ts'

test('what answers says how fast, or what it has to say', async () => {
  expect(await askHealth(async () => {})).toMatchObject({
    state: 'works',
    words: expect.stringMatching(/^Answers in \d+ ms$/),
  })
  expect(await askHealth(async () => 'PostgreSQL 18')).toEqual({ state: 'works', words: 'PostgreSQL 18' })
})

test('what fails says why, and what is silent is not waited for', async () => {
  expect(
    await askHealth(async () => {
      throw new Error('connect ECONNREFUSED 127.0.0.1:25')
    }),
  ).toEqual({ state: 'fails', words: 'Does not answer: connect ECONNREFUSED 127.0.0.1:25' })
  expect(await askHealth(() => new Promise(() => {}), { patienceMs: 20 })).toEqual({
    state: 'fails',
    words: 'Does not answer: no answer within 0.02 seconds',
  })
})

test('a password never stands in a reason', () => {
  expect(reasonOf(new Error('getaddrinfo smtp://post:hunter2@mail.example'))).toBe(
    'getaddrinfo smtp://mail.example',
  )
})
