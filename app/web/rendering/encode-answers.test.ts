import fc from 'fast-check'
import {
  UNSAFE_decodeViaTurboStream as decodeAsRouterDoes,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
} from 'react-router'
import { expect, test } from 'vitest'
import { encodeAnswers } from './encode-answers.ts'

/** What a script in a browser has of it: the text is read as JavaScript, and then by the router. */
async function asScriptHasIt(answer: unknown): Promise<unknown> {
  const written = encodeAnswers({ loaderData: answer, actionData: undefined, errors: undefined })
  const text: unknown = JSON.parse(written)
  const body = new Response(String(text)).body
  if (!body) throw new Error('There is nothing to read')
  const { value } = await decodeAsRouterDoes(body, globalThis as unknown as Window & typeof globalThis)
  return (value as { loaderData: unknown }).loaderData
}

const anything = fc.anything({
  maxDepth: 4,
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  values: [
    fc.boolean(),
    fc.double(),
    fc.integer(),
    fc.constant(null),
    fc.constant(undefined),
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('</script>', '\\"', '&amp;', '\u2028', '<!--', '__proto__', 'constructor', '-1'),
  ],
})

test('a script has whatever loaders answered', async () => {
  await fc.assert(
    fc.asyncProperty(anything, async (answer) => {
      expect(await asScriptHasIt(answer)).toStrictEqual(answer)
    }),
  )
})

test('what is refused by a loader is told with its status, and a fault with its words', async () => {
  const refused = new ErrorResponse(404, 'Not Found', { code: 'not-found', message: 'There is no such page' })
  const fault = Object.assign(new TypeError('No such thing'), { stack: undefined })
  const told = (await asScriptHasIt({ refused, fault })) as { refused: ErrorResponse; fault: Error }
  expect(told.refused).toBeInstanceOf(ErrorResponse)
  expect(told.refused).toMatchObject({ status: 404, statusText: 'Not Found', data: refused.data })
  expect(told.fault).toBeInstanceOf(TypeError)
  expect(told.fault.message).toBe('No such thing')
})

test('one thing in two places is one thing, also where it holds itself', async () => {
  const one: { name: string; itself?: unknown } = { name: 'Once' }
  one.itself = one
  const told = (await asScriptHasIt([one, one])) as [typeof one, typeof one]
  expect(told[0]).toBe(told[1])
  expect(told[0].itself).toBe(told[0])
})

test('nothing that is written could end the script or the text it stands in', () => {
  const written = encodeAnswers({
    loaderData: ['</script><script>', '<!--', '"); alert(1); ("', "'", '\u2028\u2029', '\\'],
    actionData: undefined,
    errors: undefined,
  })
  expect(written).not.toMatch(/[<>&\u2028\u2029\n]/)
  expect(written.slice(1, -1)).not.toMatch(/(^|[^\\])(\\\\)*"/)
})

test('an object of a class is told as its own properties, and what is no data as nothing', async () => {
  class Point {
    x = 1
  }
  expect(await asScriptHasIt([new Point(), () => 1, Symbol('none')])).toEqual([
    { x: 1 },
    undefined,
    undefined,
  ])
})

test('a promise is refused: nobody would wait for it', () => {
  const answers = { loaderData: Promise.resolve(1), actionData: undefined, errors: undefined }
  expect(() => encodeAnswers(answers)).toThrow('A loader answered with a promise')
})
