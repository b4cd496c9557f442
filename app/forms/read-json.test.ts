import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'

const read = (body: string) => readJson(new Request('http://hall.test', { method: 'POST', body }))

test('what a script sends is read', async () => {
  expect(await read('{"content":{"tags":["a","b"]}}')).toEqual({ content: { tags: ['a', 'b'] } })
})

test.each([
  ['no JSON', '{{{'],
  ['nothing', ''],
  ['a list of a hundred thousand', JSON.stringify({ content: { tags: Array(100_000).fill(1) } })],
  ['lists in lists', `${'['.repeat(200_000)}${']'.repeat(200_000)}`],
])('%s is nothing', async (_what, body) => {
  expect(await read(body)).toBeUndefined()
})
