import type { ActionFunctionArgs } from 'react-router'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { pageContext } from '#app/page-context.ts'
import { servicesContext } from '#app/services.ts'
import type { MemberActor } from '#domain/actor.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { heldRemoval } from '#platform/files/schema.server.ts'
import { rateWindow } from '#platform/limits/schema.server.ts'
import { formsOf, type FormAction } from './intents.ts'
import { receiveAttachments } from './receive-attachments.ts'

const { db } = await testDatabase()
const initial = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings
const settings = { ...initial, attachmentsMost: 10, attachmentMegabytes: 1, imageMegabytes: 1 }
const actor: MemberActor = { kind: 'member', id: 'm1', role: 'member', state: 'active' }
const fileOf = (name: string, bytes: number) => new File([Buffer.alloc(bytes, 'x')], name)

const { intent, intents } = formsOf({
  for: 'members',
  accepts: 200_000_000,
  receive: (edge) => receiveAttachments(edge, { folder: 'appeals', label: 'Files' }),
})
const input = z.object({
  appeal: z.string({ error: 'Your appeal: write what we should know' }),
  after: z.string({ error: 'After: fill this in' }),
})
const appeal = intent({ input, takesFiles: true, runOutside: ({ received }) => received.files.length })
const action: FormAction<string> = intents({ appeal })
const oneOfTwo = intents({ appeal, other: appeal })

type Fields = readonly (readonly [string, string | File])[]
type Told = { data: { result?: unknown; message?: string }; init: { status: number } }

/** Sends a form as a member; `upTo`: how much of it comes; `isAway`: which of its files can't be removed again. */
async function send(
  fields: Fields,
  { to = action, upTo = 1, isAway = (_at: number): boolean => false } = {},
) {
  const sent = new FormData()
  for (const [name, value] of fields) sent.append(name, value)
  const whole = new Request('http://hall.test/', { method: 'POST', body: sent })
  const headers = { 'Content-Type': whole.headers.get('Content-Type') ?? '' }
  const bytes = await whole.arrayBuffer()
  const body = bytes.slice(0, Math.floor(bytes.byteLength * upTo))
  const request = new Request('http://hall.test/', { method: 'POST', headers, body })
  const stored = new Set<string>()
  const keys: string[] = []
  const services = {
    settings: { current: () => settings },
    config: { origin: 'http://hall.test' },
    telemetry: { reportFault: () => undefined },
    db,
    clock: { now: () => new Date() },
    files: {
      async put(key: string) {
        stored.add(key)
        keys.push(key)
      },
      async remove(key: string) {
        if (isAway(keys.indexOf(key))) throw new Error('The bucket is away')
        stored.delete(key)
      },
    },
  }
  const page = { viewer: { actor }, address: '', device: '', underWay: new Set() }
  const context = {
    get: (key: unknown) => (key === servicesContext ? services : key === pageContext && page),
  }
  const args = { request, url: new URL(request.url), params: {}, context } as unknown as ActionFunctionArgs
  const told = (await to(args).catch((thrown: unknown) => thrown)) as Told
  return { told, stored }
}

const typed = { appeal: 'It was mine.\r\nI made it.', after: 'and this' }
const words = ['appeal', typed.appeal] as const
const after = ['after', typed.after] as const
const said = ['intent', 'appeal'] as const
const refusedFor = (...files: string[]) => ({
  data: { result: { status: 'error', initialValue: typed, error: { files } } },
  init: { status: 400 },
})

test.each<[string, Fields, string]>([
  [
    'a too large file behind what was typed',
    [words, after, ['files', fileOf('large.txt', 1_300_000)], said],
    'Files: large.txt. The file is larger than 1 MB. Make it smaller or split it, then try again.',
  ],
  [
    'a too large file before what was typed',
    [['files', fileOf('large.txt', 5_000_000)], words, after, said],
    'Files: large.txt. The file is larger than 1 MB. Make it smaller or split it, then try again.',
  ],
  [
    'eleven files',
    [words, ...Array.from({ length: 11 }, () => ['files', fileOf('a.txt', 9)] as const), after, said],
    'Files: at most 10 files, 1 MB each (images 1 MB)',
  ],
  [
    'thirty files',
    [words, ...Array.from({ length: 30 }, () => ['files', fileOf('a.txt', 9)] as const), after, said],
    'Files: at most 10 files, 1 MB each (images 1 MB)',
  ],
])('%s is all that is wrong, what was typed stays, and nothing is stored', async (_, fields, problem) => {
  const { told, stored } = await send(fields)
  expect(told).toMatchObject(refusedFor(problem))
  expect(Object.keys((told.data.result as { error: object }).error)).toEqual(['files'])
  expect([...stored]).toEqual([])
})

const HUGE = ['files', fileOf('huge.txt', 90_000_000)] as const

test('of a body over every bound what came before it stays, and nothing is said of what came after', async () => {
  const { told } = await send([words, HUGE, after, said])
  expect(told.data.result).toMatchObject({ status: 'error', initialValue: { appeal: typed.appeal } })
  expect(told.data.result).toHaveProperty('error', {
    files: ['Files: at most 10 files, 1 MB each (images 1 MB)'],
  })
})

test('a form whose button was not read is told about its files, never that it is out of date', async () => {
  const { told } = await send([words, HUGE, after, said], { to: oneOfTwo })
  expect(told.data.message).toBe('Files: at most 10 files, 1 MB each (images 1 MB)')
})

test('a form that ends half-way keeps what came of it, and nothing is done or stored', async () => {
  const { told, stored } = await send(
    [words, ['files', fileOf('one.txt', 9)], ['files', fileOf('two.txt', 900_000)], after, said],
    { upTo: 0.5 },
  )
  expect(told.data.result).toMatchObject({ status: 'error', initialValue: { appeal: typed.appeal } })
  expect(told.data.result).toHaveProperty('error', {
    files: ['Files: not all that you sent has arrived. Send it again.'],
  })
  expect([...stored]).toEqual([])
})

test('files within the rules come with their form', async () => {
  const { told, stored } = await send([words, ['files', fileOf('one.txt', 900_000)], after, said])
  expect([told, stored.size]).toEqual([1, 1])
})

test('where files that nothing came of can not be removed it is noted for later, and the form comes back as ever', async () => {
  const files = ['one.txt', 'two.txt', 'three.txt'].map((name) => ['files', fileOf(name, 9)] as const)
  const { told, stored } = await send([words, ...files, said], { isAway: (at) => at > 0 })
  expect(told.data.result).toMatchObject({ status: 'error', initialValue: { appeal: typed.appeal } })
  expect(stored.size).toBe(2)
  const noted = (await db.select().from(heldRemoval)).map(({ key }) => key)
  expect(noted.toSorted()).toEqual([...stored].toSorted())
})

test('who has sent as much as one may in a day is told so, keeps what was typed, and nothing more is stored', async () => {
  expect((await send([words, ['files', fileOf('one.txt', 900_000)], after, said])).stored.size).toBe(1)
  await db.update(rateWindow).set({ used: 1_999_500 })
  const { told, stored } = await send([words, ['files', fileOf('one.txt', 900_000)], after, said])
  expect(told).toMatchObject(
    refusedFor(
      'Files: one.txt. You have sent as much as one may in a day (2,000 MB). Send this file tomorrow.',
    ),
  )
  expect([...stored]).toEqual([])
})
