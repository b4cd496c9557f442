import { eq } from 'drizzle-orm'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { knownDevice, member, session } from '#domain/accounts/schema.server.ts'
import { makeSession } from '#domain/accounts/testing-account.ts'
import { makeMember } from '#domain/accounts/testing.ts'
import { anIdea } from '#domain/ideas/testing.ts'
import { stopPath } from '#domain/notifications/index.ts'
import { SECRET_OF_TESTS } from '#domain/payouts/testing.ts'
import { realReactions } from '#domain/testing-reactions.ts'
import { addDays } from '#platform/clock/clock.ts'
import { makeToken } from '#platform/crypto/tokens.ts'
import type { Announced } from '#platform/events/events.ts'
import { fromOutside } from '../server/from-outside.ts'
import { readStream } from '../server/read-stream.ts'
import { openSharedServer } from '../server/shared-server.ts'
import type { TestServer } from '../server/test-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await openSharedServer()
  return server.close
})

const tell = (...events: Announced[]) =>
  server.transaction(async (tx) => {
    for (const event of events) await realReactions()(tx, event)
  })
const published = (sellerId: string, slug: string): Announced => ({
  kind: 'service.approved',
  sellerId,
  title: `The ${slug}`,
  slug,
  note: '',
})

test('a member finds what happened, follows it, and marks the rest, without script', async () => {
  const headers = await server.headersOf('member')
  const ask = async (path: string, form?: Record<string, string>) => {
    const answer = await fetch(server.web.origin + path, {
      redirect: 'manual',
      headers,
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    return { status: answer.status, html: await answer.text(), to: answer.headers.get('Location') }
  }
  const { id } = server.personOf('member')
  await tell(...['lamp', 'lamp', 'boat', 'tower'].map((slug) => published(id, slug)))
  const { html } = await ask('/my/notifications')
  expect(html).toContain('The tower')
  expect(html).toContain('aria-label="Notifications, 4 unread"')
  expect(html).toContain('aria-label="Mark 2 of “The lamp” as read"')

  const followed = await ask('/my/notifications/4')
  expect([followed.status, followed.to]).toEqual([302, '/services/tower'])
  await ask('/my/notifications', { intent: 'read-thing', thing: 'service:lamp' })
  const left = await ask('/my/notifications?unread=yes')
  expect(left.html).toContain('The boat')
  expect(left.html).not.toMatch(/The (lamp|tower)/)
  await ask('/my/notifications', { intent: 'read-all', upTo: '4' })
  expect((await ask('/my/notifications?unread=yes')).html).toContain('You have read everything.')
  expect((await ask('/my/notifications')).html).toContain('aria-label="Notifications"')

  for (const bad of ['0', '-1', '9'.repeat(30), 'x'])
    expect((await ask(`/my/notifications/${bad}`)).status).toBe(404)
  expect((await ask('/my/notifications', { intent: 'read', number: '9e99' })).status).toBe(400)
})

test('who looks at an idea or at their invitations has read what they were told of them', async () => {
  const headers = await server.headersOf('member')
  const { id: referrerId } = server.personOf('member')
  const [number, memberId] = await server.transaction(async (tx) => [
    (await anIdea(tx)).number,
    (await makeMember(tx)).id,
  ])
  const page = async (path: string) => (await fetch(server.web.origin + path, { headers })).text()
  const unread = () => page('/my/notifications?unread=yes')
  await tell(
    {
      kind: 'idea.merged',
      title: 'Mine',
      authorId: referrerId,
      intoNumber: number,
      intoTitle: 'A board of oak',
    },
    { kind: 'referral.happened', what: 'held', memberId, referrerId, sumMinor: '0', signs: [], reason: '' },
  )
  expect(await unread()).toMatch(/A board of oak[\s\S]*Invitations|Invitations[\s\S]*A board of oak/)
  await page(`/my/ideas/${number}`)
  expect(await unread()).not.toContain('A board of oak')
  await page('/referral-program')
  expect(await unread()).toContain('You have read everything.')
})

test('whether a new device was one’s own is answered where it is told', async () => {
  const headers = await server.headersOf('member')
  const { id: memberId } = server.personOf('member')
  const device = 'Opera on Haiku'
  const sessionId = await server.transaction(async (tx) => {
    const { id } = await makeSession(tx, memberId, device)
    const [first, fresh] = [makeToken(), makeToken()]
    await tx.db.insert(knownDevice).values([
      { memberId, deviceHash: first, firstSeenAt: addDays(tx.now, -90) },
      { memberId, deviceHash: fresh, firstSeenAt: tx.now },
    ])
    await tx.db.update(session).set({ deviceHash: fresh }).where(eq(session.id, id))
    return id
  })
  await tell({ kind: 'account.new-device', memberId, device })
  const page = async () =>
    (await fetch(`${server.web.origin}/my/notifications?unread=yes`, { headers })).text()
  expect(await page()).toMatch(new RegExp(`value="${sessionId}"[\\s\\S]{0,300}It was me`))
  await fetch(`${server.web.origin}/my`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams({ intent: 'it-was-me', sessionId }),
  })
  expect(await page()).not.toContain(device)
})

test('nobody else finds it: not another member, not who looks as the member', async () => {
  await tell(published(server.personOf('member').id, 'private-thing'))
  for (const kind of ['administrator', 'administrator looking as the member'] as const) {
    const headers = await server.headersOf(kind)
    for (const path of ['', '/latest', '/1']) {
      const answer = await fetch(`${server.web.origin}/my/notifications${path}`, { headers })
      expect(await answer.text(), `${kind} ${path}`).not.toContain('The private-thing')
    }
  }
})

test('what reaches a member is chosen without script, and a wrong choice comes back as it was made', async () => {
  const headers = await server.headersOf('member')
  const send = async (form: string[][]) => {
    const body = new URLSearchParams([['intent', 'choose'], ...form])
    const answer = await fetch(`${server.web.origin}/my/notifications/settings`, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body,
    })
    return { status: answer.status, html: await answer.text(), to: answer.headers.get('Location') }
  }
  const ticked = (html: string) =>
    [...html.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)]
      .filter(([box]) => box.includes('checked'))
      .map(([box]) => /value="([^"]*)"/.exec(box)?.[1])
  const refused = await send([
    ['on', 'deals.push'],
    ['quietFrom', '22'],
  ])
  expect(refused.status).toBe(400)
  expect(refused.html).toContain('Quiet hours: choose both, or neither')
  expect(ticked(refused.html)).toEqual(['deals.push'])
  const done = await send([
    ['on', 'deals.email'],
    ['on', 'money.push'],
    ['comes', 'daily'],
    ['dailyHour', '18'],
    ['quietFrom', '22'],
    ['quietUntil', '7'],
  ])
  expect(done.to).toBe('/my/notifications/settings?done=choose')
  const page = await fetch(`${server.web.origin}/my/notifications/settings`, { headers })
  const html = await page.text()
  expect(ticked(html)).toEqual(['deals.email', 'money.push'])
  // What can't be turned off says so.
  expect(html).toMatch(/Messages[\s\S]{0,400}Counted/)
  expect(html).toMatch(/value="support\.email"/)
  expect(html).toMatch(/<option value="18" selected="">18:00/)
})

test('one click in a mail program stops a kind of e-mail, without a session', async () => {
  const who = await server.transaction((tx) => makeMember(tx, { channels: { reviews: { email: false } } }))
  const path = stopPath({ memberId: who.id, kinds: ['deals'] }, [SECRET_OF_TESTS])
  const channels = () =>
    server.transaction(async (tx) => {
      const [found] = await tx.db.select().from(member).where(eq(member.id, who.id))
      return found?.channels
    })
  // A look at the page, by a person or by a program that opens all links, stops nothing.
  expect((await fetch(server.web.origin + path)).status).toBe(200)
  expect(await channels()).toEqual({ reviews: { email: false } })
  const clicked = await fetch(server.web.origin + path, {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  })
  expect(clicked.status).toBe(200)
  expect(await channels()).toEqual({ reviews: { email: false }, deals: { email: false } })
})

test('open pages are told at once that there is something, at every process, and never what', async () => {
  const { databaseUrl, web } = server
  const { origin } = web
  const entered = await fetch(`${origin}/my/login`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ intent: 'demo', person: 'buyer', next: '/my' }),
  })
  const Cookie = entered.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const stream = await readStream(origin, Cookie)
  onTestFinished(() => stream.leave())
  const latest = async () => {
    const answer = await fetch(`${origin}/my/notifications/latest`, { headers: { Cookie } })
    return (await answer.json()) as { unread: number; lastNumber: number; latest: { line: string }[] }
  }
  const before = await latest()
  await fromOutside(databaseUrl, async (tx) => {
    const [buyer] = await tx.db.select().from(member).where(eq(member.email, 'buyer@guildhall.test'))
    await tx.announce({ kind: 'account.password-reset', memberId: buyer?.id ?? '' })
  })
  await expect.poll(() => stream.heard).toEqual([{ kind: 'open' }, { kind: 'notifications' }])
  const after = await latest()
  expect(after.unread).toBe(before.unread + 1)
  expect(after.latest[0]?.line).toBe('Your password was changed')
})
