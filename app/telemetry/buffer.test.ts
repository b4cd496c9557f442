import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { openErrorBuffer, type Caught } from './buffer.ts'
import { newEventId } from './event-id.ts'

test('errors from before the client was loaded are reported under the ids that were shown', () => {
  const buffer = openErrorBuffer(newEventId)
  const early = new Error('early')
  const id = buffer.idOf(early)
  buffer.take(early)
  const reported: Caught[] = []
  buffer.drainInto((caught) => reported.push(caught))
  const late = new Error('late')
  buffer.take(late)
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  expect(reported).toEqual([
    { error: early, eventId: id },
    { error: late, eventId: buffer.idOf(late) },
  ])
})

test('an error that is met twice is reported once', () => {
  const buffer = openErrorBuffer(newEventId)
  const reported: Caught[] = []
  buffer.drainInto((caught) => reported.push(caught))
  const error = new Error('once')
  for (const thrown of [error, error, 'only text', 'only text']) buffer.take(thrown)
  expect(reported.map(({ error }) => error)).toEqual([error, 'only text'])
})

test('not-found, redirects, people who left and faults of the server are not reported', () => {
  const buffer = openErrorBuffer(newEventId)
  const reported: Caught[] = []
  buffer.drainInto((caught) => reported.push(caught))
  buffer.take(new ErrorResponse(404, 'Not Found', ''))
  buffer.take(new Response(null, { status: 302, headers: { Location: '/' } }))
  buffer.take(new DOMException('left', 'AbortError'))
  buffer.take(new Error('Unexpected Server Error'))
  expect(reported).toEqual([])
})

test('a page that fails without end does not fill the memory', () => {
  const buffer = openErrorBuffer(newEventId)
  for (let count = 0; count < 1_000; count++) buffer.take(new Error(String(count)))
  const reported: Caught[] = []
  buffer.drainInto((caught) => reported.push(caught))
  expect(reported).toHaveLength(20)
})
