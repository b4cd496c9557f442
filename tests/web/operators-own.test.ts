import { beforeAll, expect, test } from 'vitest'
import { sharp } from '#platform/pictures/sharp.ts'
import { expectWithinASecond } from '../server/within-a-second.ts'
import { openTestServer, type TestServer } from '../server/test-server.ts'

let server: TestServer
let administrator: Record<string, string>
beforeAll(async () => {
  server = await openTestServer()
  administrator = await server.headersOf('administrator')
  return server.close
})

const get = (path: string) => fetch(server.web.origin + path)
const textOf = async (path: string) => (await (await get(path)).text()).replaceAll('<!-- -->', '')

function post(path: string, fields: Record<string, string | Blob>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return fetch(server.web.origin + path, { method: 'POST', headers: administrator, body, redirect: 'manual' })
}

const basedOnIn = (page: string) => /name="basedOn" value="(\d+)"/.exec(page)?.[1] ?? ''
const pageOf = async (path: string) =>
  (await fetch(server.web.origin + path, { headers: administrator })).text()

const aMark = async () => {
  const drawn = sharp({ create: { width: 300, height: 100, channels: 3, background: '#1f4fbf' } })
  return new Blob([new Uint8Array(await drawn.png().toBuffer())], { type: 'image/png' })
}

test('a logo, an icon and colours of the operator’s stand at the head, in tabs, in the manifest and in every cached page', async () => {
  // Kept before the change: it must be dropped by it.
  expect(await textOf('/pricing')).not.toContain('/look/')
  const look = {
    intent: 'look',
    basedOn: basedOnIn(await pageOf('/admin/settings')),
    accentLight: '#1f4fbf',
    accentDark: '#8db8ff',
    mailFrom: 'post@harbour.example',
    reason: 'Our own',
  }
  const saved = await post('/admin/settings', {
    ...look,
    logoKeyFile: await aMark(),
    iconKeyFile: await aMark(),
  })
  expect([saved.status, saved.headers.get('Location')]).toEqual([302, '/admin/settings?saved=look#look'])
  const sheet = '/look/1f4fbf-8db8ff.css'
  const isLinked = async () => (await textOf('/pricing')).includes(`<link rel="stylesheet" href="${sheet}"/>`)
  await expectWithinASecond(isLinked, true)
  const page = await textOf('/pricing')
  expect(await textOf(sheet)).toContain('--accent:light-dark(#1f4fbf, #8db8ff)')
  expect((await get('/look/000000-ffffff.css')).status).toBe(404)
  const logo = /\/files\/brands\/[0-9a-f-]{36}-128\.png/.exec(page)?.[0] ?? ''
  const answer = await get(logo)
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect([answer.headers.get('Content-Type'), width, height]).toEqual(['image/png', 128, 128])
  expect((await get('/favicon.ico')).headers.get('Content-Type')).toBe('image/png')
  expect(await textOf('/favicon.svg')).toContain('data:image/png;base64,')
  expect(await textOf('/manifest.webmanifest')).toMatch(/brands\/[0-9a-f-]{36}-512\.png/)
  expect((await get('/og/pricing.png')).status).toBe(200)
})

test('an SVG and a colour that can’t be read are refused, with what to do and the figure', async () => {
  const basedOn = basedOnIn(await pageOf('/admin/settings'))
  const given = { intent: 'look', basedOn, accentDark: '#8db8ff', mailFrom: '', reason: 'Our own' }
  const svg = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' })
  const refused = await post('/admin/settings', { ...given, accentLight: '#1f4fbf', logoKeyFile: svg })
  expect(refused.status).toBe(400)
  const pale = await post('/admin/settings', { ...given, accentLight: '#e8d9a0' })
  expect(pale.status).toBe(400)
  const said = await pale.text()
  expect(said).toContain('1.3 to 1 against the light ground')
  expect(said).toContain('value="#e8d9a0"')
})

test('what the operator writes about the marketplace is read by everyone at once, with figures; a wrong place is refused with its line', async () => {
  expect(await textOf('/about')).toContain('Three ways in')
  const given = { intent: 'save', basedOn: '0', when: 'now', reason: 'In our own words' }
  const wrong = await post('/admin/documents/about', { ...given, body: 'We wait.\n\n{{clearingDayz}}' })
  expect(wrong.status).toBe(400)
  const refused = await wrong.text()
  expect(refused).toContain('Line 3: there is no figure {{clearingDayz}}')
  expect(refused).toContain('We wait.')
  const body = 'We are weavers, and money clears in {{clearingDays}}.'
  expect((await post('/admin/documents/about', { ...given, body })).status).toBe(302)
  const isRead = async () => (await textOf('/about')).includes('We are weavers, and money clears in 5 days.')
  await expectWithinASecond(isRead, true)
})

test('a look at a document says what it could not be saved for', async () => {
  const looked = await post('/admin/documents/terms', {
    intent: 'look',
    basedOn: '0',
    when: 'later',
    reason: '',
    body: 'No section, and {{clearingDayz}}',
  })
  expect(looked.status).toBe(200)
  const said = await looked.text()
  expect(said).toContain('Line 1: there is no figure {{clearingDayz}}')
  expect(said).toContain('Line 1: begin with a heading')
})

test('new terms are announced at the old ones, can be read before their day, and apply on none but it', async () => {
  const terms = await pageOf('/admin/documents/terms')
  const body = /<textarea[^>]*>([\s\S]*?)<\/textarea>/.exec(terms)?.[1] ?? ''
  const words = body
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', '’')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
  const changed = `${words}\n\n## Of looms {#looms}\n\nLooms are lent for {{clearingDays}}.`
  const given = { intent: 'save', basedOn: '0', when: 'notice', reason: 'Looms came' }
  expect((await post('/admin/documents/terms', { ...given, body: changed })).status).toBe(302)
  const isAnnounced = async () => (await textOf('/docs/terms')).includes('A new text applies from')
  await expectWithinASecond(isAnnounced, true)
  const now = await textOf('/docs/terms')
  expect(now).toContain('Terms: version 1')
  expect(now).not.toContain('Looms are lent')
  expect(await textOf('/docs/terms/versions/1')).toContain('Looms are lent for 5 days.')
})
