import { afterAll, expect, test } from 'vitest'
import { makeSession } from '#domain/accounts/testing-account.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { session } from '#domain/accounts/schema.server.ts'
import { countUnread } from '#domain/areas.ts'
import type { JobServices } from '#domain/services.ts'
import { testDesk } from '#domain/testing-reactions.ts'
import { eq } from 'drizzle-orm'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Invalid, NotFound } from '#platform/errors/errors.ts'
import { type BroughtPush, makeBrowserKeys, openPushPeer } from '#platform/push/testing.ts'
import type { Announced } from '#platform/events/events.ts'
import {
  askForTestPush,
  changeDelivery,
  findPushKeys,
  listOwnSubscriptions,
  markNotificationsRead,
  subscribeToPush,
  unsubscribeFromPush,
} from '../index.ts'
import { pushesTo } from '../testing.ts'
import { pushMessage } from '../schema.server.ts'
import { bringPush } from './bring-push.ts'
import { bringTestPush } from './test-push.ts'

const answers = new Map<string, number>()
const peer = await openPushPeer(({ path }) => answers.get(path) ?? 201)
afterAll(() => peer.close())
const clock = movableClock(new Date('2030-03-01T10:00:00Z'))
const heard: Announced[] = []
const { db, transaction } = await testDatabase({ clock, hear: (event) => void heard.push(event) })
const desk = testDesk()()
const services = {
  db,
  transaction,
  clock,
  settings: { current: () => desk.settings },
  config: {
    origin: desk.siteOrigin,
    secret: desk.secret,
    push: { keys: undefined, services: [peer.origin] },
  },
} as unknown as JobServices

async function someone(path: string) {
  const browser = makeBrowserKeys()
  const who = await transaction((tx) => makeMember(tx, { timeZone: 'Europe/Madrid' }))
  const { id: sessionId } = await transaction((tx) => makeSession(tx, who.id))
  const subscribe = (endpoint = peer.origin + path) =>
    transaction((tx) =>
      subscribeToPush(
        tx,
        actorOf(who),
        { endpoint, ...browser.keys },
        { sessionId, services: [peer.origin] },
      ),
    )
  return { ...who, actor: actorOf(who), browser, sessionId, subscribe }
}

const changePassword = (memberId: string) =>
  transaction((tx) => tx.announce({ kind: 'account.password-changed', memberId, device: 'Secret device' }))
const bringAll = async (memberId: string) => {
  for (const { id } of await pushesTo(db, memberId)) await bringPush(services, countUnread, id)
}
const broughtTo = (path: string): BroughtPush[] => peer.brought.filter((one) => one.path === path)

test('a push comes once, however often its job runs, and says what kind it is and nothing more', async () => {
  const who = await someone('/once')
  await who.subscribe()
  await changePassword(who.id)
  await Promise.all([bringAll(who.id), bringAll(who.id)])
  await bringAll(who.id)
  const [push, ...more] = broughtTo('/once')
  expect(more).toEqual([])
  const words = JSON.parse(who.browser.open(push?.body ?? Buffer.alloc(0))) as Record<string, unknown>
  expect(words).toEqual({
    title: desk.settings.marketplaceName,
    body: 'Security',
    tag: push?.headers['topic'],
    url: '/my/notifications/1',
    unread: 1,
  })
  const [own] = await listOwnSubscriptions(db, who.id)
  expect(own?.reachedAt).toEqual(clock.now())
})

test('one that a dying process still holds is not taken for sent', async () => {
  const who = await someone('/held')
  await who.subscribe()
  await changePassword(who.id)
  const [push] = await pushesTo(db, who.id)
  const [isHeld, dies] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const holding = db
    .transaction(async (tx) => {
      await tx
        .select()
        .from(pushMessage)
        .where(eq(pushMessage.id, push?.id ?? ''))
        .for('update')
      isHeld.resolve()
      await dies.promise
      throw new Error('dead')
    })
    .catch(() => {})
  await isHeld.promise
  const bringing = bringAll(who.id)
  dies.resolve()
  await Promise.all([holding, bringing])
  expect(broughtTo('/held')).toHaveLength(1)
})

test('what was read before it went out is not sent', async () => {
  const who = await someone('/read')
  await who.subscribe()
  await changePassword(who.id)
  await transaction((tx) => markNotificationsRead(tx, who.actor, { number: 1 }))
  await bringAll(who.id)
  expect(broughtTo('/read')).toEqual([])
})

test('a browser that is gone is forgotten; a service that is busy is asked again', async () => {
  const [gone, busy] = [await someone('/gone'), await someone('/busy')]
  answers.set('/gone', 410).set('/busy', 503)
  for (const who of [gone, busy]) {
    await who.subscribe()
    await changePassword(who.id)
  }
  await bringAll(gone.id)
  expect(await listOwnSubscriptions(db, gone.id)).toEqual([])
  await expect(bringAll(busy.id)).rejects.toThrow('503')
  answers.delete('/busy')
  await bringAll(busy.id)
  expect(broughtTo('/busy')).toHaveLength(1)
})

test('it goes with its session, and with the next who sits at that browser', async () => {
  const [who, next] = [await someone('/shared'), await someone('/shared')]
  await who.subscribe()
  await changePassword(who.id)
  await next.subscribe()
  expect(await listOwnSubscriptions(db, who.id)).toEqual([])
  await bringAll(who.id)
  expect(broughtTo('/shared')).toEqual([])
  await db.delete(session).where(eq(session.id, next.sessionId))
  expect(await listOwnSubscriptions(db, next.id)).toEqual([])
})

test('a test goes to one of one’s own browsers, and says that it is a test', async () => {
  const [who, other] = [await someone('/test'), await someone('/not-theirs')]
  await who.subscribe()
  const [own] = await listOwnSubscriptions(db, who.id)
  const subscriptionId = own?.id ?? ''
  const ask = (actor: typeof who.actor) => transaction((tx) => askForTestPush(tx, actor, { subscriptionId }))
  await expect(ask(other.actor)).rejects.toBeInstanceOf(NotFound)
  await ask(who.actor)
  expect(heard).toContainEqual({ kind: 'push.test-asked', subscriptionId })
  await bringTestPush(services, subscriptionId)
  const [push] = broughtTo('/test')
  expect(who.browser.open(push?.body ?? Buffer.alloc(0))).toContain(
    'A test: push messages reach this browser',
  )
  answers.set('/test', 410)
  await bringTestPush(services, subscriptionId)
  expect(await listOwnSubscriptions(db, who.id)).toEqual([])
})

test('in quiet hours it waits until they are over, in the member’s own time', async () => {
  const who = await someone('/quiet')
  await who.subscribe()
  const delivery = { dailyHour: null, quiet: { from: 22, until: 7 } }
  const origin = { address: '203.0.113.9', device: 'Firefox' }
  await transaction((tx) => changeDelivery(tx, who.actor, { channels: {}, delivery }, { origin }))
  clock.set(new Date('2030-03-01T22:30:00Z'))
  await changePassword(who.id)
  const [push] = await pushesTo(db, who.id)
  expect(heard).toContainEqual({ kind: 'push.queued', pushId: push?.id, at: '2030-03-02T06:00:00.000Z' })
})

test('nobody sends this server elsewhere, or removes the browser of somebody else', async () => {
  const [who, other] = [await someone('/mine'), await someone('/theirs')]
  for (const endpoint of ['http://169.254.169.254/latest', 'https://localhost/x', 'file:///etc/passwd'])
    await expect(who.subscribe(endpoint)).rejects.toBeInstanceOf(Invalid)
  await who.subscribe()
  const [own] = await listOwnSubscriptions(db, who.id)
  const remove = (actor: typeof who.actor) =>
    transaction((tx) => unsubscribeFromPush(tx, actor, { subscriptionId: own?.id ?? '' }))
  await expect(remove(other.actor)).rejects.toBeInstanceOf(NotFound)
  await remove(who.actor)
  expect(await listOwnSubscriptions(db, who.id)).toEqual([])
})

test('the keys of the marketplace are made once, however many ask', async () => {
  const found = await Promise.all(Array.from({ length: 5 }, () => findPushKeys(services)))
  expect(new Set(found.map(({ privateKey }) => privateKey)).size).toBe(1)
})
