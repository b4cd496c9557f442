import { asc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { operator } from '#domain/actor.ts'
import { readSettings } from '#domain/settings/index.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict } from '#platform/errors/errors.ts'
import {
  approveService,
  discardDraft,
  findForReview,
  findLiveService,
  findOwnService,
  findSellerHistories,
  rejectService,
  restoreService,
  saveDraft,
  submitService,
  takeDownService,
} from '../index.ts'
import { service, serviceVersion } from '../schema.server.ts'
import { publishAny } from '../testing.ts'

const clock = movableClock(new Date('2026-03-10T12:00:00Z'))
const { db, transaction } = await testDatabase({ clock })
const settings = await readSettings(db, clock.now())
const context = { settings, siteOrigin: 'https://hall.test', origin: { address: '', device: '' } }
const reasons = ['The picture shows someone else’s work']
const NEWER = 'Ink drawings of houses, with their gardens'

/** A service that is shown, beside which its seller writes newer words. */
async function withNewerWords() {
  const { seller, content, row } = await transaction((tx) => publishAny(tx, settings))
  const { id: serviceId, slug } = row
  const write = (title: string) => {
    clock.advanceMs(60_000)
    return transaction((tx) =>
      saveDraft(tx, seller, { serviceId, content: { ...content, title }, basedOn: null }),
    )
  }
  await write(NEWER)
  return {
    serviceId,
    slug,
    title: content.title,
    write,
    seller,
    own: async () => (await findOwnService(db, seller.id, slug))!,
    submit: () => transaction((tx) => submitService(tx, seller, { serviceId }, context)),
    takeDown: (caseNumber: number | null = null) => {
      clock.advanceMs(60_000)
      return transaction((tx) =>
        takeDownService(tx, operator, { serviceId, reasons, note: '', caseNumber }, context),
      )
    },
    restore: (caseNumber?: number) =>
      transaction((tx) =>
        restoreService(
          tx,
          operator,
          { serviceId, reason: 'It was right', ...(caseNumber ? { caseNumber } : {}) },
          context,
        ),
      ),
    stored: async () => ({
      service: await db.select().from(service).where(eq(service.id, serviceId)),
      versions: await db
        .select()
        .from(serviceVersion)
        .where(eq(serviceVersion.serviceId, serviceId))
        .orderBy(asc(serviceVersion.number)),
    }),
  }
}

test('newer words go on after a take-down, with its reasons, and mend the service', async () => {
  for (const wasSubmitted of [false, true]) {
    const { serviceId, slug, own, submit, takeDown, title } = await withNewerWords()
    if (wasSubmitted) await submit()
    await takeDown()
    expect(await own()).toMatchObject({
      state: 'rejected',
      versionState: 'draft',
      content: { title: NEWER },
      reasons,
      decision: { caseNumber: null },
    })
    const moderator = await transaction(async (tx) => actorOf(await makeMember(tx, { role: 'moderator' })))
    // What the seller writes and has not sent is theirs.
    expect((await findForReview(db, moderator, serviceId)).version.content.title).toBe(title)
    await submit()
    await transaction((tx) => approveService(tx, operator, { serviceId, note: '' }, context))
    const { slug: newSlug } = await own()
    expect(newSlug).not.toBe(slug)
    expect(await findLiveService(db, newSlug)).toMatchObject({ service: { content: { title: NEWER } } })
  }
})

test('a take-down that is undone leaves everything as it was, newer words among it', async () => {
  for (const wasSubmitted of [false, true]) {
    const { submit, takeDown, restore, stored } = await withNewerWords()
    if (wasSubmitted) await submit()
    const before = await stored()
    await takeDown()
    await restore()
    expect(await stored()).toEqual(before)
  }
})

test('a case that is undone brings nothing back that a later case took down', async () => {
  const { serviceId, own, submit, takeDown, restore } = await withNewerWords()
  await takeDown(101)
  await submit()
  await transaction((tx) => approveService(tx, operator, { serviceId, note: '' }, context))
  await takeDown(102)
  expect(await restore(101)).toBe(false)
  expect((await own()).state).toBe('rejected')
  expect(await restore(102)).toBe(true)
  expect(await own()).toMatchObject({ state: 'published', content: { title: NEWER } })
})

test('what was written since a take-down stays when it is undone, without the reasons of it', async () => {
  const { slug, own, takeDown, restore, write, title } = await withNewerWords()
  await takeDown()
  await write('Ink drawings of houses, with their owners')
  await restore()
  expect(await findLiveService(db, slug)).toMatchObject({ service: { content: { title } } })
  expect(await own()).toMatchObject({
    state: 'published',
    versionState: 'draft',
    content: { title: 'Ink drawings of houses, with their owners' },
    reasons: [],
    decision: null,
  })
})

test('what a moderator has not read is not taken down: the words were mended meanwhile', async () => {
  const { serviceId, own, submit } = await withNewerWords()
  const moderator = await transaction(async (tx) => actorOf(await makeMember(tx, { role: 'moderator' })))
  const seenAt = (await findForReview(db, moderator, serviceId)).version.submittedAt ?? undefined
  await submit()
  await transaction((tx) => approveService(tx, operator, { serviceId, note: '' }, context))
  const takeDown = (seen: Date | undefined) =>
    transaction((tx) =>
      takeDownService(tx, moderator, { serviceId, reasons, note: '', seenAt: seen }, context),
    )
  await expect(takeDown(seenAt)).rejects.toThrow(Conflict)
  expect((await own()).state).toBe('published')
  const { version } = await findForReview(db, moderator, serviceId)
  await takeDown(version.submittedAt ?? undefined)
  expect((await own()).state).toBe('rejected')
})

test('words that were sent back never count as approved, whatever became of them', async () => {
  for (const isGivenUp of [false, true]) {
    const { serviceId, seller, submit, takeDown } = await withNewerWords()
    await submit()
    await transaction((tx) => rejectService(tx, operator, { serviceId, reasons, note: '' }, context))
    const moderator = await transaction(async (tx) => actorOf(await makeMember(tx, { role: 'moderator' })))
    const history = async () => (await findSellerHistories(db, moderator, [seller.id])).get(seller.id)
    expect(await history()).toEqual({ approved: 1, rejected: 1 })
    if (isGivenUp) {
      await transaction((tx) => discardDraft(tx, seller, { serviceId }))
      expect(await history()).toEqual({ approved: 1, rejected: 1 })
    } else {
      await takeDown()
      expect(await history()).toEqual({ approved: 0, rejected: 2 })
    }
  }
})
