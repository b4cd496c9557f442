import { expect, test } from 'vitest'
import { answerMachine } from './answer-machine.ts'

const answer = { type: 'text/plain', body: 'light', maxAgeSeconds: 60 }
const ask = (held?: string) =>
  answerMachine(new Request('http://here.test/', { headers: held ? { 'If-None-Match': held } : {} }), answer)

test('an answer carries a strong tag, and one who holds it is sent nothing', async () => {
  const first = ask()
  const tag = first.headers.get('ETag') ?? ''
  expect([first.status, await first.text()]).toEqual([200, 'light'])
  expect(tag).toMatch(/^"[\w-]{43}"$/)
  for (const held of [tag, `"other", ${tag}`, `W/${tag}`, '*']) {
    const again = ask(held)
    expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', tag])
  }
})

test('one who holds another version is sent this one', () => {
  expect(ask('"other"').status).toBe(200)
})
