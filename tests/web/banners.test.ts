import { beforeAll, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { makeSession } from '#domain/accounts/testing-account.ts'
import { moveBanner } from '#domain/banners/index.ts'
import { listBannerDays } from '#domain/banners/queries.ts'
import { makeBanner } from '#domain/banners/testing.ts'
import type { Db } from '#platform/db/database.ts'
import { fromOutside } from '../server/from-outside.ts'
import { openTwoProcesses, type TwoProcesses } from '../server/two-processes.ts'
import { expectWithinASecond } from '../server/within-a-second.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
const TITLE = 'The winter fair: forty makers, one week'

type Asking = { cookie?: string; form?: Record<string, string>; body?: string }

async function ask(address: string, { cookie, form, body }: Asking = {}) {
  const { origin } = new URL(address)
  const answer = await fetch(address, {
    redirect: 'manual',
    headers: { 'User-Agent': BROWSER, Origin: origin, ...(cookie ? { Cookie: cookie } : {}) },
    ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    ...(body ? { method: 'POST', body } : {}),
  })
  const kept = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  return { status: answer.status, headers: answer.headers, html: await answer.text(), kept: kept.join('; ') }
}
const hangsAt = async (address: string, cookie?: string) =>
  (await ask(address, cookie ? { cookie } : {})).html.includes(TITLE)

async function hitsOf(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return Number(/page_cache_requests_total\{result="hit"\} (\d+)/.exec(text)?.[1] ?? 0)
}

let databaseUrl: string
/** Two processes; each test leaves no banner hanging to the next but the last one. */
let both: TwoProcesses['both']

beforeAll(async () => {
  const opened = await openTwoProcesses()
  ;({ databaseUrl, both } = opened)
  return opened.close
})

async function makeAdmin() {
  return fromOutside(databaseUrl, async (tx) => {
    const actor = actorOf(await makeMember(tx, { role: 'admin' }))
    return { actor, cookie: `__Host-session=${(await makeSession(tx, actor.id)).token}` }
  })
}

test('a banner comes and goes at every process, on pages that are kept, and others’ pages stay as they are', async () => {
  const { actor } = await makeAdmin()
  for (const { origin } of both) expect(await hangsAt(`${origin}/about`)).toBe(false)

  const number = await fromOutside(databaseUrl, (tx) => makeBanner(tx, {}, { admin: actor }))
  for (const { origin } of both) {
    await expectWithinASecond(() => hangsAt(`${origin}/about`), true)
    const before = await hitsOf(origin)
    expect(await hangsAt(`${origin}/about`)).toBe(true)
    expect(await hitsOf(origin)).toBe(before + 1)

    // Without script: a form, a cookie, and back to where the visitor was.
    const closed = await ask(`${origin}/banners/${number}/close`, { form: { next: '/about' } })
    expect([closed.status, closed.headers.get('Location')]).toEqual([302, '/about'])
    expect(await hangsAt(`${origin}/about`, closed.kept)).toBe(false)
    expect(await hangsAt(`${origin}/about`)).toBe(true)
    const shared = await hitsOf(origin)
    await hangsAt(`${origin}/about`, `${closed.kept}.999x`)
    expect(await hitsOf(origin)).toBe(shared + 1)
    const away = await ask(`${origin}/banners/${number}/close`, { form: { next: '//evil.example' } })
    expect(away.headers.get('Location')).toBe('/')
  }
  await fromOutside(databaseUrl, (tx) => moveBanner(tx, actor, { number, move: 'pause' }, {}))
  for (const { origin } of both) await expectWithinASecond(() => hangsAt(`${origin}/about`), false)
}, 90_000)

test('a banner begins and ends by its own clock, also on kept pages', async () => {
  const [web] = both
  const { actor } = await makeAdmin()
  const startsAt = new Date(Date.now() + 2_500)
  const endsAt = new Date(startsAt.getTime() + 2_500)
  await fromOutside(databaseUrl, (tx) => makeBanner(tx, { startsAt, endsAt }, { admin: actor }))
  expect(await hangsAt(`${web.origin}/about`)).toBe(false)
  await expect.poll(() => hangsAt(`${web.origin}/about`), { timeout: 6_000 }).toBe(true)
  expect(Date.now()).toBeGreaterThanOrEqual(startsAt.getTime())
  await expect.poll(() => hangsAt(`${web.origin}/about`), { timeout: 6_000 }).toBe(false)
  expect(Date.now()).toBeGreaterThanOrEqual(endsAt.getTime())
}, 60_000)

test('what an administrator mistypes comes back beside its field, and hostile links and pictures are refused', async () => {
  const [{ origin }] = both
  const { cookie } = await makeAdmin()
  const typed = {
    placement: 'home-head',
    title: 'A fair of our own',
    link: '/pricing',
    linkLabel: 'Look around',
    startsAt: '2026-11-16T08:00',
    audience: 'everyone',
    weight: '1',
  }
  async function save(more: Record<string, string | Blob>) {
    const body = new FormData()
    for (const [name, value] of Object.entries({ intent: 'save', ...typed, ...more })) body.set(name, value)
    const headers = { Cookie: cookie, Origin: origin }
    const answer = await fetch(`${origin}/admin/banners/new`, {
      method: 'POST',
      headers,
      body,
      redirect: 'manual',
    })
    return { status: answer.status, html: await answer.text() }
  }
  for (const link of [
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'https://a@evil.example/',
  ]) {
    const refused = await save({ link })
    expect(refused.status).toBe(400)
    expect(refused.html).toContain('Link: a path of this marketplace')
    expect(refused.html).toContain('value="A fair of our own"')
  }
  const noPicture = new File(['<svg onload="alert(1)">'], 'stars.png', { type: 'image/png' })
  const sly = await save({ lightFile: noPicture, alt: 'Stars' })
  expect(sly.status).toBe(400)
  expect(sly.html).toContain('stars.png: ')
  const huge = await save({ lightFile: new Blob([new Uint8Array(30_000_000)]), alt: 'Stars' })
  expect(huge.status).toBe(413)
  expect((await save({})).status).toBe(302)
}, 60_000)

test('it is shown only so often, leads only where it says, and counts whom it should', async () => {
  const [web] = both
  const { origin } = web
  const { actor, cookie } = await makeAdmin()
  const [number, draft] = await fromOutside(databaseUrl, async (tx) => [
    await makeBanner(tx, { mostADay: 2, link: 'https://example.org/fair' }, { admin: actor }),
    await makeBanner(
      tx,
      { placement: 'home-head', title: 'Nobody sees this yet' },
      { admin: actor, isDraft: true },
    ),
  ])
  await expectWithinASecond(() => hangsAt(`${origin}/about`), true)

  const see = (kept?: string) =>
    ask(`${origin}/seen`, { body: JSON.stringify({ banners: [number] }), ...(kept ? { cookie: kept } : {}) })
  const once = await see()
  expect(await hangsAt(`${origin}/about`, once.kept)).toBe(true)
  const twice = await see(once.kept)
  expect(await hangsAt(`${origin}/about`, twice.kept)).toBe(false)

  // Without script a picture is asked for: the same is noted and remembered, for programs and pages of others nothing.
  const html = (await ask(`${origin}/about`)).html
  expect(html).toContain(`<noscript><img src="/seen/banners/${number}" alt="" hidden=""/></noscript>`)
  const picture = (headers: Record<string, string>) =>
    fetch(`${origin}/seen/banners/${number}`, { headers: { 'User-Agent': `${BROWSER} bare`, ...headers } })
  const asked = await picture({ 'Sec-Fetch-Site': 'same-origin', Cookie: once.kept })
  expect([asked.headers.get('Content-Type'), asked.headers.get('Cache-Control')]).toEqual([
    'image/gif',
    'no-store',
  ])
  const [remembered] = asked.headers.getSetCookie()
  expect(await hangsAt(`${origin}/about`, remembered?.split(';')[0])).toBe(false)
  const uncounted: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'User-Agent': 'curl/8.0' },
  ]
  for (const headers of uncounted) expect((await picture(headers)).headers.getSetCookie()).toEqual([])
  const kept = await ask(`${origin}/seen/posts/${crypto.randomUUID()}`)
  expect(kept.headers.get('Cache-Control')).toMatch(/^private, max-age=\d{1,5}$/)
  expect((await ask(`${origin}/seen/else/1`)).status).toBe(404)

  const gone = await ask(`${origin}/banners/${number}/go?to=https://evil.example`)
  expect([gone.status, gone.headers.get('Location')]).toEqual([302, 'https://example.org/fair'])
  for (const address of [`/banners/${draft}/go`, '/banners/0/go', '/banners/x/go', '/banners/99999999999/go'])
    expect((await ask(origin + address)).status).toBe(404)

  const look = `${origin}/?look-at-banner=${draft}&in-theme=dark`
  const seenByAdmin = await ask(look, { cookie })
  expect(seenByAdmin.html).toContain('Nobody sees this yet')
  expect(seenByAdmin.html).toContain('data-theme="dark"')
  expect(seenByAdmin.html).not.toContain('<script type="module"')
  expect(seenByAdmin.headers.get('X-Frame-Options')).toBe('SAMEORIGIN')
  const seenByOthers = await ask(look)
  expect(seenByOthers.html).not.toContain('Nobody sees this yet')
  expect(seenByOthers.headers.get('X-Frame-Options')).toBe('DENY')

  await web.stop()
  const days = await fromOutside(databaseUrl, (tx) =>
    listBannerDays(tx.db as unknown as Db, actor, [number ?? 0], { from: '2020-01-01', to: '2100-01-01' }),
  )
  expect(days).toMatchObject([{ seen: 2, clicked: 1, closed: 0 }])
}, 90_000)
