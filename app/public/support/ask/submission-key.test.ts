import { expect, test } from 'vitest'
import { ticketInput } from '#domain/support/input.ts'
import { submissionKey } from './submission-key.ts'

const written = {
  name: 'Ilse Brandt',
  email: 'ilse@example.org',
  subject: 'A question',
  body: 'How do I leave a team?',
  formKey: '3f0e8a52-6f1c-4f0e-9a53-a91f0c77d2e8',
}

test('a double click has one key', () => {
  expect(submissionKey(written)).toBe(submissionKey({ ...written }))
})

test('another message from the same form, or the same words from another form, is another ticket', () => {
  const keys = [
    written,
    { ...written, body: 'And how do I come back?' },
    { ...written, formKey: '3f0e8a52-6f1c-4f0e-9a53-a91f0c77d2e9' },
  ].map(submissionKey)
  expect(new Set(keys).size).toBe(3)
})

test('the key is one that a ticket accepts', () => {
  expect(ticketInput.safeParse({ ...written, formKey: submissionKey(written) }).success).toBe(true)
})
