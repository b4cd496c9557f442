import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { LetterSecret } from './letter-secret.ts'

test('what carries a secret into a letter can be logged, stored and sent without it', () => {
  const event = { kind: 'test', secret: new LetterSecret('483 920', new Date('2030-01-01')) }
  const written = [
    JSON.stringify(event),
    inspect(event, { depth: 9, showHidden: true }),
    String(event.secret),
  ]
  for (const words of written) expect(words).not.toContain('483')
  expect(JSON.stringify({ ...event.secret })).not.toContain('483')
  expect(event.secret.reveal()).toBe('483 920')
})
