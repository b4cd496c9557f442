import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openAssistant, readWaiting } from '#domain/assistant/index.ts'
import { VISITORS_LIMIT } from '#domain/briefs/index.ts'
import { openAiPeer, type AiPeer } from '#platform/ai/testing-peer.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import '#platform/db/testing-context.ts'
import { transactions } from '#platform/db/transaction.ts'
import { rateWindow } from '#platform/limits/schema.server.ts'
import { openMeaning } from '#platform/meaning/meaning.ts'
import { fromOutside } from '../server/from-outside.ts'
import { publishFromOutside } from '../server/publish-from-outside.ts'
import { cloneServedDatabase } from '../server/served-database.ts'
import { newAddress } from '../server/test-server.ts'
import { startWebProcess, type WebProcess } from '../server/web-process.ts'

/** The model itself, one for this file and for the first process: both find it by the folder of the product. */
const meaning = openMeaning({ meaning: 'on', dataFolder: process.env['DATA_FOLDER'] ?? '.data' })
const DOG = 'Portrait of your dog in ink and wash'

/** A few services of one category, and what the model reads of them. */
async function publishRead(databaseUrl: string): Promise<void> {
  const offer = { seller: 'Ilse Brandt', priceMinor: 9_000, days: 5 }
  const titles = [DOG, 'Plan of your garden with all the beds', 'Map of a town for the inside of a book']
  await publishFromOutside(
    databaseUrl,
    { slug: 'ink-drawings', title: 'Ink drawings' },
    titles.map((title) => ({ ...offer, title })),
  )
  const opened = openDatabase(databaseUrl, { poolSize: 2, name: 'guildhall test reader' })
  const search = { page: async () => ({ found: [] }) }
  const assistant = openAssistant({ db: opened.db, search, meaning, clock: systemClock })
  const transaction = transactions(opened, systemClock, async () => {})
  await readWaiting({ assistant, transaction, now: new Date() })
  await opened.close()
}

let peer: AiPeer
let database: { url: string; drop(): Promise<void> }
let first: WebProcess
let second: WebProcess
beforeAll(async () => {
  const { adminUrl, template } = inject('postgres')
  peer = await openAiPeer()
  database = await cloneServedDatabase(adminUrl, template)
  await publishRead(database.url)
  const { url, key, model } = peer.config
  const environment = { AI_URL: url, AI_KEY: key, AI_MODEL: model, LOG_LEVEL: 'debug', TRUSTED_PROXIES: '1' }
  first = await startWebProcess(database.url, { ...environment, MEANING: 'on' })
  second = await startWebProcess(database.url, { ...environment, JOBS: 'apart' })
})
afterAll(async () => {
  meaning.close()
  await Promise.all([first?.stop(), second?.stop()])
  await peer?.close()
  await database?.drop()
})

const SECRET_WORD = 'zwiebelkuchenrezept'
const TEXT = `A sign for our bakery with the word ${SECRET_WORD}, up to $300, in two weeks.`
const answer = {
  title: 'A sign for a bakery',
  categories: [],
  scope: [{ line: 'One sign, painted', from: 'A sign for our bakery' }],
  skills: [],
  questions: [],
}

async function post(
  path: string,
  fields: Record<string, string>,
  { web = first, address = newAddress() } = {},
): Promise<{ status: number; text: string; headers: Headers }> {
  const found = await fetch(web.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'X-Forwarded-For': address },
    body: new URLSearchParams(fields),
  })
  return { status: found.status, text: await found.text(), headers: found.headers }
}

/** All that the database holds, as text. */
const isKept = (word: string) =>
  fromOutside(database.url, async (tx) => {
    const { rows } = await tx.db.execute<{ name: string }>(
      sql`select table_schema || '.' || quote_ident(table_name) as name from information_schema.tables
          where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    )
    for (const { name } of rows) {
      const { rows: found } = await tx.db.execute(
        sql`select 1 from ${sql.raw(name)} as kept where kept::text like ${`%${word}%`} limit 1`,
      )
      if (found.length > 0) return name
    }
    return undefined
  })

test('a search whose words nobody has finds what means the same, and says that it is that', async () => {
  const found = async () => (await fetch(`${first.origin}/search?q=sketch+of+a+puppy`)).text()
  // The first who ask may come while the model is still being joined: their page says nothing of it, and is not kept.
  await expect.poll(found, { timeout: 60_000 }).toContain('Nearest in meaning')
  const [, nearest] = /class="work-title"><a[^>]*>([^<]*)/.exec(await found()) ?? []
  expect(nearest).toBe(DOG)
})

test('before anything is sent the page says where it goes, and the key is on no page', async () => {
  const page = await (await fetch(`${first.origin}/ai`)).text()
  expect(page).toContain(new URL(peer.config.url).host)
  expect(page).not.toContain(peer.config.key)
})

test('a brief comes whole without script, and line by line with it; nothing typed is kept or logged', async () => {
  peer.answers({ says: JSON.stringify(answer) })
  const whole = await post('/ai', { text: TEXT })
  expect(whole.status).toBe(200)
  expect(whole.text).toContain('A sign for a bakery')
  expect(whole.text).toContain('Up to $300')
  const lines = (await post('/ai/brief', { text: TEXT })).text
    .trim()
    .split('\n')
    .map((line) => Object.keys(JSON.parse(line) as object)[0])
  expect(lines.filter((name) => name !== 'heard')).toEqual(['reading', 'figures', 'matches'])
  expect(await isKept(SECRET_WORD)).toBeUndefined()
  expect(first.printed() + second.printed()).not.toContain(SECRET_WORD)
  expect(first.printed() + second.printed()).not.toContain(peer.config.key)
})

test('when the model fails the page says whose brief it is, and shows nothing of what came', async () => {
  peer.answers({ says: JSON.stringify({ ...answer, title: 'Go to https://evil.example' }) })
  const { text } = await post('/ai', { text: TEXT })
  expect(text).toContain('Made by the hall’s own engine')
  expect(text).toContain('wrote something that is no brief')
  expect(text).not.toContain('evil.example')
})

/** What the form of a page carries to the next one. */
const stateIn = (page: string) =>
  (/name="state" value="([^"]*)"/.exec(page)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

test('refused without script, a brief keeps every line that was changed by hand, and says what is wrong where it is', async () => {
  peer.answers({ says: JSON.stringify(answer) })
  const made = await post('/ai', { text: TEXT })
  const changed = {
    text: TEXT,
    state: stateIn(made.text),
    title: 'A sign above our own door',
    scope: 'One sign\nTwo brackets of iron',
    skills: 'Lettering',
    budgetMax: '250',
    days: 'soon',
  }
  const refused = await post('/ai', changed)
  expect(refused.status).toBe(400)
  expect(refused.text).toContain('Days: write a whole number')
  for (const line of ['A sign above our own door', 'Two brackets of iron', 'Lettering', '250', 'soon'])
    expect(refused.text).toContain(line)
  const again = await post('/ai', { ...changed, state: stateIn(refused.text), days: '9' })
  expect(again.status).toBe(200)
  expect(again.text).toContain('A sign above our own door')
  expect(again.text).toContain('Two brackets of iron')
  expect(again.text).toContain('Up to 9 days')
  const withoutName = await post('/ai', { ...changed, days: '9', intent: 'save' })
  expect(withoutName.status).toBe(403)
  expect(withoutName.text).toContain('Two brackets of iron')
})

test('the limit holds over two processes, says how long to wait, and what was typed stays', async () => {
  const address = '203.0.113.7'
  const now = Date.now()
  const startsAt = new Date(now - (now % 3_600_000))
  await fromOutside(database.url, (tx) =>
    tx.db.insert(rateWindow).values({
      key: `${VISITORS_LIMIT.name} ${address}`,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 3_600_000),
      used: VISITORS_LIMIT.most - 1,
    }),
  )
  peer.answers({ says: JSON.stringify(answer) })
  expect((await post('/ai', { text: TEXT }, { web: second, address })).status).toBe(200)
  for (const web of [first, second]) {
    const refused = await post('/ai', { text: TEXT }, { web, address })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('Retry-After')).toMatch(/^\d+$/)
    expect(refused.text).toMatch(/Try again in/)
    expect(refused.text).toContain(SECRET_WORD)
  }
})

test.each<[string, Record<string, string>, number]>([
  ['nothing', {}, 400],
  ['too much', { text: 'a need '.repeat(400) }, 400],
  ['characters that can’t be shown', { text: 'A logo\u0000 and \u202e more' }, 400],
  ['an amount that is none', { text: 'A logo', state: '{}', budgetMax: 'much' }, 200],
  [
    'a forged state',
    { text: 'A logo', state: '{"shown":{},"hand":["title"],"asked":[],"made":{"reading":1}}' },
    200,
  ],
  ['a state that is no JSON', { text: 'A logo', state: '{"a":' }, 200],
  ['whom there is nobody', { text: 'A logo', intent: 'ask nobody' }, 400],
  ['an address elsewhere', { text: 'A logo', intent: 'ask member://evil.example' }, 400],
  ['somebody’s brief', { intent: 'remove 00000000-0000-0000-0000-000000000000' }, 400],
  ['a brief to keep, signed out', { text: 'A logo', intent: 'save' }, 403],
])('%s is answered in plain words', async (_, fields, status) => {
  peer.answers({ says: JSON.stringify(answer) })
  const { status: found, text } = await post('/ai', fields)
  expect(found).toBe(status)
  expect(text).not.toMatch(/Digest|went wrong on our side/)
})
