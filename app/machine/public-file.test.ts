import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router'
import { afterAll, expect, test } from 'vitest'
import { pageContext, type PageContext } from '#app/page-context.ts'
import { servicesContext, type Services } from '#app/services.ts'
import { openFileStore } from '#platform/files/file-store.ts'
import { loader } from './public-file.ts'

const folder = await mkdtemp(join(tmpdir(), 'guildhall-public-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const files = await openFileStore({ files: undefined, dataFolder: folder })
await files.put('avatars/one-64.webp', Buffer.from('a picture'), { contentType: 'image/webp' })
await files.put('exports/one.zip', Buffer.from('private'), { contentType: 'application/zip' })

function ask(key: string, headers: Record<string, string> = {}): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(servicesContext, { files, settings: { current: () => ({}) } } as unknown as Services)
  context.set(pageContext, { underWay: new Set() } as unknown as PageContext)
  const request = new Request(`http://localhost/files/${encodeURI(key)}`, { headers })
  return loader({
    request,
    url: new URL(request.url),
    params: { '*': key },
    context,
  } as unknown as LoaderFunctionArgs)
}

test('a portrait is served for good, powerless, and without a cookie', async () => {
  const answer = await ask('avatars/one-64.webp')
  expect(answer.status).toBe(200)
  expect(await answer.text()).toBe('a picture')
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'content-length': '9',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  })
  expect(answer.headers.has('set-cookie')).toBe(false)
})

test('who has it already is sent nothing', async () => {
  const { headers } = await ask('avatars/one-64.webp')
  expect((await ask('avatars/one-64.webp', { 'If-None-Match': headers.get('ETag') ?? '' })).status).toBe(304)
})

test.each([
  'exports/one.zip',
  'avatars/../exports/one.zip',
  'avatars/none-64.webp',
  'avatars/',
  '',
  'avatars/x\0.webp',
])('what is private or not there (%j) does not exist', async (key) => {
  expect((await ask(key)).status).toBe(404)
})
