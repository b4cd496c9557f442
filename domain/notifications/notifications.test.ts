import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { Announced } from '#platform/events/events.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Forbidden, NotFound } from '#platform/errors/errors.ts'
import { findNotificationBox, listNotifications, markNotificationsRead, openNotification } from './index.ts'
import { sweepNotifications } from './sweep-notifications.ts'
import { toldTo } from './testing.ts'

const clock = movableClock(new Date('2030-03-01T10:00:00Z'))
const heard: Announced[] = []
const { db, transaction } = await testDatabase({ clock, hear: (event) => void heard.push(event) })

const someone = () => transaction((tx) => makeMember(tx))
const announce = (...events: Announced[]) =>
  transaction(async (tx) => {
    for (const event of events) await tx.announce(event)
  })
const approved = (sellerId: string, slug: string): Announced => ({
  kind: 'service.approved',
  sellerId,
  title: `A ${slug}`,
  slug,
  note: '',
})
const unreadOf = async (memberId: string) => (await findNotificationBox(db, memberId)).unread

test('what a member is written about stands in the product, and leads to the very place', async () => {
  const { id } = await someone()
  await announce(approved(id, 'logo'), { kind: 'account.password-changed', memberId: id, device: 'Firefox' })
  expect(await toldTo(db, id)).toMatchObject([
    {
      number: 1,
      kind: 'moderation',
      thing: 'service:logo',
      title: 'A logo',
      line: 'Published: everyone can see it',
      link: '/services/logo',
      readAt: null,
    },
    { number: 2, kind: 'security', title: 'Security', line: 'Your password was changed', link: '/my/forgot' },
  ])
  expect(await unreadOf(id)).toBe(2)
  expect(heard).toContainEqual({ kind: 'notifications.changed', memberIds: [id] })
})

test('a code or a link that opens a door stands nowhere but in its letter', async () => {
  const { id, email, brand } = await someone()
  const { sampleEvents } = await import('#domain/testing-events.ts')
  for (const event of sampleEvents({ id, email, brand })) await announce(event)
  const told = await toldTo(db, id)
  expect(told.length).toBeGreaterThan(20)
  for (const { link, line, title } of told) {
    expect(link).toMatch(/^\/(?!\/)/)
    expect(`${link} ${line} ${title}`).not.toMatch(/token|key=|signature|483|undefined|null|\{who\}/)
  }
})

test('nothing is told of what did not happen', async () => {
  const { id } = await someone()
  const failing = transaction(async (tx) => {
    await tx.announce(approved(id, 'map'))
    throw new RangeError('No')
  })
  await expect(failing).rejects.toThrow('No')
  expect(await toldTo(db, id)).toEqual([])
})

test('numbers have no gaps and counts stay right when many tell the same people in another order', async () => {
  const [one, other] = [await someone(), await someone()]
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const events = [approved(one.id, `a-${index}`), approved(other.id, `b-${index}`)]
      return announce(...(index % 2 ? events : events.toReversed()))
    }),
  )
  for (const { id } of [one, other]) {
    expect((await toldTo(db, id)).map(({ number }) => number)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    )
    expect(await unreadOf(id)).toBe(20)
  }
})

test('a member reads one, all about a thing, or all; twice is once, and what comes later stays new', async () => {
  const who = await someone()
  const actor = actorOf(who)
  const read = (which: Parameters<typeof markNotificationsRead>[2]) =>
    transaction((tx) => markNotificationsRead(tx, actor, which))
  await announce(...['x', 'x', 'y', 'z', 'z'].map((slug) => approved(who.id, slug)))
  expect(await read({ number: 3 })).toEqual({ marked: 1 })
  expect(await read({ number: 3 })).toEqual({ marked: 0 })
  expect(await read({ thing: 'service:x' })).toEqual({ marked: 2 })
  await announce(approved(who.id, 'later'))
  expect(await read({ upTo: 5 })).toEqual({ marked: 2 })
  expect(await unreadOf(who.id)).toBe(1)
  const left = await listNotifications(db, { memberId: who.id, isUnread: true, most: 10 })
  expect(left.map(({ thing }) => thing)).toEqual(['service:later'])
})

test('following one reads it; another’s is not there, and nobody reads as somebody else', async () => {
  const [who, other] = [await someone(), await someone()]
  await announce(approved(who.id, 'sign'))
  const open = (actor: ReturnType<typeof actorOf>) =>
    transaction((tx) => openNotification(tx, actor, { number: 1 }))
  await expect(open(actorOf(other))).rejects.toBeInstanceOf(NotFound)
  await expect(open({ ...actorOf(who), viewedBy: other.id })).rejects.toBeInstanceOf(Forbidden)
  expect(await unreadOf(who.id)).toBe(1)
  expect(await open(actorOf(who))).toEqual({ link: '/services/sign' })
  expect(await unreadOf(who.id)).toBe(0)
})

test('what has lost its cause is read by itself: a proposal taken back, a device that was answered', async () => {
  const [owner, seller] = [await someone(), await someone()]
  const projectId = crypto.randomUUID()
  const sent = (proposalId: string): Announced => ({
    kind: 'proposal.sent',
    projectId,
    title: 'A sign',
    ownerId: owner.id,
    sellerId: seller.id,
    proposalId,
  })
  const device = 'Chrome on Windows'
  await announce(sent('one'), sent('two'), { kind: 'account.new-device', memberId: owner.id, device })
  await announce({ kind: 'proposal.withdrawn', projectId, proposalId: 'one', ownerId: owner.id })
  await announce({ kind: 'account.device-answered', memberId: owner.id, device })
  const unread = (await toldTo(db, owner.id)).filter(({ readAt }) => readAt === null)
  expect(unread.map(({ link }) => link)).toEqual([`/projects/${projectId}#proposal-two`])
  expect(await unreadOf(owner.id)).toBe(1)
})

test('what is decided anew, paid, stopped or cancelled is not asked for any more', async () => {
  const who = await someone()
  const { id: memberId, email, brand } = who
  const unreadLines = async () =>
    (await toldTo(db, memberId)).filter(({ readAt }) => readAt === null).map(({ line }) => line)
  const { sampleEvents } = await import('#domain/testing-events.ts')
  const samples = sampleEvents({ id: memberId, email, brand })
  const pass = async (...kinds: Announced['kind'][]) => {
    for (const kind of kinds) await announce(...samples.filter((event) => event.kind === kind).slice(0, 1))
    const lines = await unreadLines()
    await transaction((tx) => markNotificationsRead(tx, actorOf(who), { upTo: 999 }))
    return lines
  }
  expect(await pass('service.rejected', 'service.approved')).toEqual(['Published: everyone can see it'])
  expect(await pass('project.rejected', 'project.approved')).toEqual(['It is open to proposals now'])
  expect(await pass('privacy.deletion-asked', 'privacy.deletion-near', 'privacy.deletion-cancelled')).toEqual(
    ['Your account stays'],
  )
  expect(await pass('account.second-factor-reset-asked', 'account.second-factor-reset-stopped')).toEqual([
    'Your second factor stays',
  ])
  expect(await pass('identity-check.moved', 'identity-check.moved')).toHaveLength(1)
})

test('a deal that was withdrawn asks nothing of either side any more', async () => {
  const seller = await someone()
  const dealId = crypto.randomUUID()
  const happened = (what: string): Announced => ({
    kind: 'deal.happened',
    dealId,
    number: 1,
    what,
    partyIds: [seller.id],
    isDisputed: false,
    byId: null,
    answered: [],
  })
  const told = [{ memberId: seller.id, isSender: true }]
  await announce({ kind: 'proposal.accepted', title: 'A sign', told, dealId, mustConfirm: false })
  await announce(happened('files-added'))
  expect(await unreadOf(seller.id)).toBe(1)
  await announce(happened('withdrawn'))
  expect(await unreadOf(seller.id)).toBe(0)
})

test('older pages and kinds are found by number', async () => {
  const { id: memberId } = await someone()
  await announce(...Array.from({ length: 5 }, (_, index) => approved(memberId, `s-${index}`)))
  await announce({ kind: 'account.password-reset', memberId })
  const numbers = async (asked: Partial<Parameters<typeof listNotifications>[1]>) =>
    (await listNotifications(db, { memberId, most: 2, ...asked })).map(({ number }) => number)
  expect(await numbers({})).toEqual([6, 5])
  expect(await numbers({ before: 5 })).toEqual([4, 3])
  expect(await numbers({ kind: 'security' })).toEqual([6])
})

test('after a year it is gone, and does not count as unread', async () => {
  const { id } = await someone()
  await announce(approved(id, 'old'))
  clock.set(addDays(clock.now(), 200))
  await announce(approved(id, 'new'))
  clock.set(addDays(clock.now(), 200))
  await sweepNotifications({ db, transaction }, clock.now())
  expect((await toldTo(db, id)).map(({ thing }) => thing)).toEqual(['service:new'])
  expect(await unreadOf(id)).toBe(1)
})
