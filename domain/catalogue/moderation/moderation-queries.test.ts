import { beforeAll, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { operator, type MemberActor } from '#domain/actor.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { initialSettings, readSettings } from '#domain/settings/index.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import {
  approvalInput,
  approveService,
  archiveService,
  countModerationQueue,
  draftService,
  findForReview,
  findNextInQueue,
  findSellerHistories,
  listModerationQueue,
  readModerationFilters,
  rejectionInput,
  rejectService,
  saveDraft,
  type ServiceContent,
  submitService,
  takeDownService,
  withdrawService,
} from '../index.ts'
import { publishSome, someContent } from '../testing.ts'

const { db, transaction } = await testDatabase()
const settings = await readSettings(db, new Date())
const given = { settings, siteOrigin: 'https://hall.test', origin: { address: '', device: '' } }

let admin: MemberActor
let newcomer: MemberActor
let trusted: MemberActor
let categoryId: string

type SomeContent = Partial<Omit<ServiceContent, 'categoryId'>>
const contentOf = (who: MemberActor, more: SomeContent = {}) =>
  transaction(async (tx) => {
    const gallery = [{ pictureId: await makePicture(tx, who.id), alt: 'A cover' }]
    return someContent({ categoryId, gallery, ...more })
  })
async function submit(who: MemberActor, more: SomeContent = {}): Promise<string> {
  const content = await contentOf(who, more)
  return transaction(async (tx) => {
    const { serviceId } = await draftService(tx, who, content)
    await submitService(tx, who, { serviceId }, given)
    return serviceId
  })
}
const list = async (query = '') =>
  (await listModerationQueue(db, admin, readModerationFilters(new URLSearchParams(query)))).rows.map(
    ({ id }) => id,
  )

beforeAll(async () => {
  await transaction(async (tx) => {
    admin = actorOf(await makeMember(tx, { role: 'admin' }))
    newcomer = actorOf(await makeMember(tx))
    trusted = actorOf(await makeMember(tx))
    categoryId = (await makeCategory(tx)).id
  })
  for (let approved = 0; approved < 3; approved++) {
    const content = await contentOf(trusted)
    await transaction((tx) => publishSome(tx, trusted, content, settings))
  }
})

test('the queue holds what waits before and after publication, flagged first, then the oldest', async () => {
  const plain = await submit(newcomer)
  const after = await submit(trusted)
  const flagged = await submit(newcomer, { description: `${'Write to me@example.org. '.repeat(8)}` })
  expect(await list()).toEqual([flagged, plain, after])
  expect(await list('show=before')).toEqual([flagged, plain])
  expect(await list('show=after')).toEqual([after])
  expect(await list('show=flagged')).toEqual([flagged])
  expect(await list('sort=-submitted')).toEqual([flagged, after, plain])
  expect(await countModerationQueue(db, admin)).toMatchObject({ waiting: 3, flagged: 1 })
  expect(await findNextInQueue(db, admin, [flagged])).toBe(plain)

  await transaction((tx) => approveService(tx, admin, { serviceId: flagged, note: '' }, given))
  await transaction((tx) => approveService(tx, admin, { serviceId: after, note: '' }, given))
  await transaction((tx) => withdrawService(tx, newcomer, { serviceId: plain }))
  expect(await list()).toEqual([])
  expect(await countModerationQueue(db, admin)).toEqual({ waiting: 0, flagged: 0, oldestAt: null })
})

test('services are found by words of their title, by address and by seller', async () => {
  const id = await submit(newcomer, { title: 'Bookbinding in 100% linen and thread' })
  for (const words of ['100% linen', 'BOOKBINDING', id])
    expect(await list(`q=${encodeURIComponent(words)}`)).toEqual([id])
  expect(await list('q=100_ linen')).toEqual([])
  const { slug } = await findForReview(db, admin, id)
  expect(await list(`q=https://hall.test/services/${slug}`)).toEqual([id])
  expect(await list(`q=${trusted.id}`)).toEqual([])
  await transaction((tx) => archiveService(tx, newcomer, { serviceId: id }))
  expect(await list()).toEqual([])
  expect(await list('show=all&q=bookbinding')).toEqual([id])
})

test('a moderator finds a seller’s services by their name, and nobody’s by an e-mail address', async () => {
  const [seller, moderator] = await transaction(async (tx) => [
    actorOf(await makeMember(tx, { username: 'tanner_of_hides', email: 'tanner@example.org' })),
    actorOf(await makeMember(tx, { role: 'moderator' })),
  ])
  const id = await submit(seller)
  const listFor = async (actor: MemberActor, q: string) =>
    (await listModerationQueue(db, actor, readModerationFilters(new URLSearchParams({ q })))).rows.map(
      (row) => row.id,
    )
  expect(await listFor(moderator, '@tanner_of_hides')).toEqual([id])
  expect(await listFor(moderator, 'tanner@example.org')).toEqual([])
  expect(await listFor(admin, 'tanner@example.org')).toEqual([id])
  await transaction((tx) => withdrawService(tx, seller, { serviceId: id }))
})

test('words that are written and not sent yet are their seller’s: all shows what was told before', async () => {
  const seller = actorOf(await transaction((tx) => makeMember(tx)))
  const content = await contentOf(seller, { title: 'Woodcuts for the walls of an inn' })
  const { id } = await transaction((tx) => publishSome(tx, seller, content, settings))
  const newer = { ...content, title: 'Woodcuts that nobody has sent in yet' }
  await transaction((tx) => saveDraft(tx, seller, { serviceId: id, content: newer, basedOn: null }))
  expect(await list('show=all&q=woodcuts')).toEqual([id])
  expect(await list('show=all&q=sent in yet')).toEqual([])
  expect(await list('show=shown&q=an inn')).toEqual([id])
})

test('among all there are, what came last stands first, and flags are no order', async () => {
  const filters = readModerationFilters(new URLSearchParams('show=all&sort=-flags'))
  expect(filters.sort).toBe('-submitted')
  const { rows } = await listModerationQueue(db, admin, filters)
  const times = rows.map(({ submittedAt }) => submittedAt?.getTime() ?? 0)
  expect(times).toEqual(times.toSorted((one, other) => other - one))
})

test('new words of a live service stand beside what was approved', async () => {
  const content = await contentOf(newcomer)
  const { id } = await transaction((tx) => publishSome(tx, newcomer, content, settings))
  const changed = { ...content, title: 'A better title for this very same work' }
  await transaction(async (tx) => {
    await saveDraft(tx, newcomer, { serviceId: id, content: changed, basedOn: null })
    await submitService(tx, newcomer, { serviceId: id }, given)
  })
  expect(await findForReview(db, admin, id)).toMatchObject({
    waits: 'before',
    isLive: true,
    mayDecide: true,
    version: { number: 2, content: { title: changed.title } },
    before: { title: content.title },
  })
  const { submittedAt } = (await findForReview(db, admin, id)).version
  const stale = { serviceId: id, note: '', seenAt: new Date(0) }
  await expect(transaction((tx) => approveService(tx, admin, stale, given))).rejects.toThrow(Conflict)
  await transaction((tx) => approveService(tx, admin, { ...stale, seenAt: submittedAt ?? undefined }, given))
  expect(await findForReview(db, admin, id)).toMatchObject({
    waits: null,
    before: { title: content.title },
    history: [{ number: 1, state: 'replaced' }],
  })
})

test('what was sent back or taken down is in the history of its seller', async () => {
  const seller = actorOf(await transaction((tx) => makeMember(tx)))
  const sentBack = await submit(seller)
  const why = { reasons: ['Too dark'], note: '' }
  await transaction((tx) => rejectService(tx, admin, { serviceId: sentBack, ...why }, given))
  const shown = await submit(seller)
  await transaction((tx) => approveService(tx, operator, { serviceId: shown, note: '' }, given))
  expect(await findSellerHistories(db, admin, [seller.id])).toEqual(
    new Map([[seller.id, { approved: 1, rejected: 1 }]]),
  )
  await transaction((tx) => takeDownService(tx, admin, { serviceId: shown, ...why }, given))
  expect(await findForReview(db, admin, shown)).toMatchObject({
    state: 'rejected',
    isLive: false,
    waits: null,
  })
})

test('one’s own services are left to others, and others see no queue', async () => {
  const id = await submit(admin)
  expect(await findForReview(db, admin, id)).toMatchObject({ mayDecide: false })
  expect(await findNextInQueue(db, admin, [newcomer.id])).not.toBe(id)
  await expect(
    listModerationQueue(db, newcomer, readModerationFilters(new URLSearchParams())),
  ).rejects.toThrow(NotFound)
  await expect(findForReview(db, newcomer, id)).rejects.toThrow(NotFound)
})

test('a rejection needs a reason; one’s own words are a reason', () => {
  const input = rejectionInput(initialSettings)
  expect(input.safeParse({}).success).toBe(false)
  expect(input.safeParse({ reasons: ['nonsense'] }).success).toBe(false)
  expect(input.parse({ note: ' Too dark ' })).toEqual({ reasons: ['Too dark'], note: '' })
  const both = input.parse({
    reasons: ['Price does not fit', 'Contact details'],
    note: 'Please',
  })
  expect(both.note).toBe('Please')
  expect(both.reasons.map((reason) => reason.split(' ')[0])).toEqual(['Contact', 'The'])
  expect(approvalInput.parse({})).toEqual({ note: '' })
})

test('nonsense in the address is as if it were not there', () => {
  expect(readModerationFilters(new URLSearchParams('show=x&sort=y&page=-1'))).toEqual({
    show: 'waiting',
    words: '',
    sort: '-flags',
    page: 1,
  })
})
