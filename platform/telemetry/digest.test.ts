import { expect, test } from 'vitest'
import { errorForLog } from './describe-error.ts'
import { digestOf } from './digest.ts'

function fault(id: number): Error {
  return new Error(`no milestone ${id}`)
}

test('a fault has eight characters that can be read out', () => {
  expect(digestOf(fault(1))).toMatch(/^[0-9a-hjkmnp-tv-z]{8}$/)
})

test('the same fault has the same digest whichever row it met', () => {
  const [first, second] = [1, 4711].map(fault)
  expect(digestOf(first)).toBe(digestOf(second))
})

test('another place, name or cause is another fault', () => {
  const digests = [
    fault(1),
    new TypeError('no milestone 1'),
    new Error('no milestone 1', { cause: fault(2) }),
    'no milestone',
    null,
  ]
  expect(new Set(digests.map(digestOf)).size).toBe(digests.length)
})

test('a failed query is logged without its parameters and without the row it met', () => {
  const cause = Object.assign(new Error('duplicate key value violates unique constraint "account_email"'), {
    code: '23505',
    detail: 'Key (email)=(kate@example.org) already exists.',
  })
  const failed = new Error(
    'Failed query: insert into "account" values ($1, $2)\nparams: kate@example.org,hunter2',
    { cause },
  )
  const logged = errorForLog(failed)
  expect(logged).toMatchObject({
    message: 'Failed query: insert into "account" values ($1, $2)',
    sqlState: '23505',
  })
  expect(JSON.stringify(logged)).not.toMatch(/kate|hunter2/)
})

test('an error whose cause is itself ends', () => {
  const error = new Error('round')
  error.cause = error
  expect(digestOf(error)).toHaveLength(8)
})
