import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { waitInWords } from './wait-in-words.ts'
import { whichScreen } from './which-screen.ts'

const answer = (status: number, data: unknown = '') => new ErrorResponse(status, '', data)

test.each([
  [404, 'not-found'],
  [403, 'forbidden'],
  [401, 'forbidden'],
  [409, 'conflict'],
  [400, 'bad-request'],
  [405, 'bad-request'],
  [413, 'bad-request'],
  [500, 'server-error'],
  [502, 'server-error'],
])('an answer of %i gets the screen %s', (status, screen) => {
  expect(whichScreen(answer(status))).toMatchObject({ screen })
})

test('the words of an expected error are shown, those of the router are not', () => {
  expect(
    whichScreen(answer(409, { code: 'conflict', message: 'The deal was just accepted.' })),
  ).toMatchObject({
    message: 'The deal was just accepted.',
  })
  expect(whichScreen(answer(404, 'Error: No route matches URL "/x"'))).toMatchObject({ message: undefined })
})

test('a hall that can’t answer now says that it will, whatever stands before it answered in its place', () => {
  expect(whichScreen(answer(503, '<html>503 Service Unavailable</html>'))).toEqual({
    screen: 'bad-request',
    title: 'Back in a moment',
    message: 'Try again in a minute',
  })
})

test('too many requests says when', () => {
  expect(whichScreen(answer(429, { retryAfterSeconds: 40 }))).toEqual({
    screen: 'too-many-requests',
    message: undefined,
    retryAfterSeconds: 40,
  })
})

test('a sanitised error came from the server, every other one from the browser', () => {
  expect(whichScreen(new Error('Unexpected Server Error'))).toEqual({
    screen: 'server-error',
    digest: undefined,
  })
  for (const error of [new TypeError('x is undefined'), 'text', undefined, null, { status: 'odd' }]) {
    expect(whichScreen(error)).toEqual({ screen: 'client-error' })
  }
})

test.each([
  [0.2, 'a second'],
  [40, '40 seconds'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [3_600, 'an hour'],
  [7_000, '2 hours'],
])('%d seconds are %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words)
})
