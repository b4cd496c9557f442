import { expect, test } from 'vitest'
import { receiveFeedback } from './receive-feedback.server.ts'

const text = 'The search forgets my filters when I come back.'
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

function send(feedback: string, ...files: File[]) {
  const form = new FormData()
  form.set('feedback', feedback)
  for (const file of files) form.append('files', file)
  return receiveFeedback(new Request('http://here.test/', { method: 'POST', body: form }))
}

test('says back the text and each file as its content tells', async () => {
  const answer = await send(text, new File([png], 'dot.png'), new File(['plain words'], 'words.txt'))
  expect(answer).toEqual({
    taken: true,
    text,
    files: [
      { name: 'dot.png', sizeBytes: png.length, contentType: 'image/png' },
      { name: 'words.txt', sizeBytes: 11, contentType: 'text/plain' },
    ],
  })
})

test('a form without files, as a browser sends an untouched file input, is fine', async () => {
  expect(await send(text, new File([], ''))).toEqual({ taken: true, text, files: [] })
})

test('a text too short or too long is refused with what was typed', async () => {
  expect(await send('Too slow.')).toEqual({
    taken: false,
    text: 'Too slow.',
    error: 'Feedback: write at least 20 characters',
  })
  const long = 'x'.repeat(1_001)
  expect(await send(long)).toEqual({
    taken: false,
    text: long,
    error: 'Feedback: shorten it to 1000 characters',
  })
})

test('line breaks count once, as the counter in the page counts them', async () => {
  expect(await send(`${'x'.repeat(499)}\r\n${'x'.repeat(500)}`)).toMatchObject({ taken: true })
})

test('a program that calls itself a picture is refused by name, and the text comes back', async () => {
  const program = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)])
  const answer = await send(text, new File([program], 'cat.png', { type: 'image/png' }))
  expect(answer).toMatchObject({ taken: false, text })
  expect(answer.taken || answer.error).toMatch(/^Attachments: cat\.png/)
})

test('too many files and too large ones are refused, and the text comes back', async () => {
  const four = Array.from({ length: 4 }, (_, index) => new File(['words'], `${index}.txt`))
  expect(await send(text, ...four)).toEqual({
    taken: false,
    text,
    error: 'Attachments: at most 3 files. Send fewer.',
  })
  const large = await send(text, new File([Buffer.alloc(5_100_000, 'x')], 'large.txt'))
  expect(large).toMatchObject({ taken: false, text })
  expect(large.taken || large.error).toContain('large.txt')
})

test.each([
  ['a file', 1, 21_000_000, 'huge.txt'],
  ['a body', 4, 19_000_000, 'Up to 3 files'],
])('%s far past every limit is refused, and the text comes back', async (_, many, bytes, words) => {
  const files = Array.from({ length: many }, () => new File([Buffer.alloc(bytes, 'x')], 'huge.txt'))
  const answer = await send(text, ...files)
  expect(answer).toMatchObject({ taken: false, text, error: expect.stringContaining(words) })
})

test('an empty request is a missing text and not a fault', async () => {
  const answer = await receiveFeedback(
    new Request('http://here.test/', { method: 'POST', body: new URLSearchParams() }),
  )
  expect(answer).toMatchObject({ taken: false, error: 'Feedback: write at least 20 characters' })
})
