import { expect, test } from 'vitest'
import { readFormWithFiles } from './read-form-with-files.ts'

const limits = { maxFiles: 10, maxFileSize: 20_000, maxParts: 40, maxTotalSize: 100_000 }
const fileOf = (name: string, bytes: number) => new File([Buffer.alloc(bytes, '\r\n--')], name)

type Fields = readonly (readonly [string, string | File])[]
type Way = { pieces?: number; upTo?: number }

function requestOf(fields: Fields) {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  return new Request('http://hall.test/', { method: 'POST', body })
}

/** Reads what a browser sends of such a form: in pieces of so many bytes, and no further than it came. */
async function read(fields: Fields, { pieces = 16_384, upTo = 1 }: Way = {}) {
  const whole = requestOf(fields)
  const type = whole.headers.get('Content-Type') ?? ''
  const bytes = Buffer.from(await whole.arrayBuffer())
  const came = bytes.subarray(0, Math.floor(bytes.length * upTo))
  const state = { read: 0 }
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (state.read >= came.length) return controller.close()
      controller.enqueue(came.subarray(state.read, (state.read += pieces)))
    },
  })
  const init = { method: 'POST', headers: { 'Content-Type': type }, body, duplex: 'half' }
  const request = new Request('http://hall.test/', init)
  const taken: [string, number][] = []
  const { form, unread } = await readFormWithFiles(request, limits, async ({ name, size }) => {
    taken.push([name, size])
  })
  return { typed: [...form], unread, taken, isReadToItsEnd: state.read >= came.length }
}

test.each([1, 7, 64, 16_384, 1_000_000])(
  'a form that comes in pieces of %s bytes is read as it was sent',
  async (pieces) => {
    const fields = [
      ['words', 'So it was.\r\n--\r\nAnd so it is: “ä”'],
      ['files', fileOf('one.txt', 3_000)],
      ['files', fileOf('two.txt', 0)],
      ['left', new File([], '')],
      ['more', ''],
    ] as const
    const { typed, unread, taken } = await read(fields, { pieces })
    expect(typed).toEqual([fields[0], fields[4]])
    expect(taken).toEqual([
      ['one.txt', 3_000],
      ['two.txt', 0],
    ])
    expect(unread).toBeUndefined()
  },
)

test.each([16, 1_000, 1_000_000])(
  'a file that is too large is cut, and all that was typed before and after it stays, in pieces of %s bytes',
  async (pieces) => {
    const fields = [
      ['before', 'stays'],
      ['files', fileOf('large.txt', 60_000)],
      ['after', 'stays too'],
      ['files', fileOf('small.txt', 5)],
    ] as const
    const { typed, unread, taken } = await read(fields, { pieces })
    expect(typed).toEqual([fields[0], fields[2]])
    expect(taken).toEqual([
      ['large.txt', expect.closeTo(limits.maxFileSize, -3)],
      ['small.txt', 5],
    ])
    expect(unread).toBeUndefined()
  },
)

test('of eleven files ten are taken, and what was typed after them stays', async () => {
  const eleven = Array.from({ length: 11 }, (_, at) => ['files', fileOf(`${at}.txt`, 10)] as const)
  const { typed, unread, taken } = await read([...eleven, ['words', 'stay']])
  expect([typed, unread, taken.length]).toEqual([[['words', 'stay']], 'files', 10])
})

test('of a body that is longer than it may be what came first is kept, and the rest is let go', async () => {
  const { typed, unread, taken, isReadToItsEnd } = await read([
    ['before', 'stays'],
    ['files', fileOf('huge.txt', 150_000)],
    ['after', 'is never read'],
  ])
  expect([typed, unread, taken]).toEqual([[['before', 'stays']], 'too long', []])
  expect(isReadToItsEnd).toBe(true)
})

test.each([
  ['a file', 0.5],
  ['its last line', 0.999],
])('of a body that ends in the middle of %s what is whole is kept', async (_, upTo) => {
  const { typed, unread, taken } = await read(
    [
      ['before', 'stays'],
      ['files', fileOf('half.txt', 15_000)],
    ],
    { upTo },
  )
  expect([typed, unread, taken]).toEqual([[['before', 'stays']], 'missing', expect.any(Array)])
})

test('more fields than any form has are not read to their end', async () => {
  const many = Array.from({ length: 60 }, (_, at) => [`field${at}`, 'x'] as const)
  const { typed, unread } = await read(many)
  expect([typed.length, unread]).toEqual([limits.maxParts, 'too long'])
})

test('more words than anyone types are refused', async () => {
  const words = ['one', 'other'].map((name) => [name, 'x'.repeat(900_000)] as const)
  const wide = { ...limits, maxFileSize: 5_000_000, maxTotalSize: 5_000_000 }
  await expect(readFormWithFiles(requestOf(words), wide, async () => undefined)).rejects.toThrow('too large')
})

test('what a store says about a file is not taken for a form that ended', async () => {
  const sent = requestOf([['files', fileOf('one.txt', 5)]])
  const full = () => Promise.reject(new Error('The disk is full'))
  await expect(readFormWithFiles(sent, limits, full)).rejects.toThrow('The disk is full')
})
