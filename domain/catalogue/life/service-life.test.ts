import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { operator, type MemberActor } from '#domain/actor.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { category } from '#domain/categories/schema.server.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { readSettings } from '#domain/settings/index.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden, Invalid, NotFound } from '#platform/errors/errors.ts'
import {
  approveService,
  archiveService,
  changePrices,
  draftService,
  duplicateService,
  findLiveService,
  findOwnService,
  pauseService,
  rejectService,
  resumeService,
  saveDraft,
  submitService,
  takeDownService,
  withdrawService,
  type ServiceContent,
} from '../index.ts'
import { followSeller } from './follow-seller.ts'
import { publishSome, someContent } from '../testing.ts'

const { db, transaction } = await testDatabase()
const settings = await readSettings(db, new Date())
const context = { settings, siteOrigin: 'https://hall.test', origin: { address: '', device: '' } }

let seller: MemberActor
let stranger: MemberActor
let leaf: typeof category.$inferSelect
let top: typeof category.$inferSelect
let cover: string

beforeAll(async () => {
  await transaction(async (tx) => {
    seller = actorOf(await makeMember(tx))
    stranger = actorOf(await makeMember(tx))
    top = await makeCategory(tx)
    leaf = await makeCategory(tx, { below: top })
    cover = await makePicture(tx, seller.id)
  })
})

const content = (given: Partial<Omit<ServiceContent, 'categoryId'>> = {}) =>
  someContent({ categoryId: leaf.id, gallery: [{ pictureId: cover, alt: 'A cover' }], ...given })
const publish = (given: Partial<Omit<ServiceContent, 'categoryId'>> = {}) =>
  transaction((tx) => publishSome(tx, seller, content(given), settings))
const countOf = async (id: string) =>
  (await db.select().from(category).where(eq(category.id, id)))[0]?.servicesCount

describe('the life of a service', () => {
  test('a newcomer’s service waits for a review and is then shown under its own title', async () => {
    const before = await countOf(top.id)
    const title = 'Ink drawings of your house from a photograph'
    const { serviceId } = await transaction((tx) => draftService(tx, seller, content({ title })))
    const { outcome, slug } = await transaction((tx) => submitService(tx, seller, { serviceId }, context))
    expect(outcome).toBe('in-review')
    expect(await findLiveService(db, slug)).toEqual({ outcome: 'unknown' })
    await transaction((tx) => approveService(tx, operator, { serviceId, note: '' }, context))
    const found = await findLiveService(db, 'ink-drawings-of-your-house-from-a-photograph')
    expect(found).toMatchObject({ outcome: 'found', isPaused: false, service: { content: { title } } })
    expect(await countOf(top.id)).toBe((before ?? 0) + 1)
  })

  test('what is missing is said beside each field', async () => {
    const { serviceId } = await transaction((tx) =>
      draftService(tx, seller, content({ title: 'SHORT', packages: [], gallery: [] })),
    )
    const refused = await transaction((tx) => submitService(tx, seller, { serviceId }, context)).catch(
      (error: unknown) => error,
    )
    expect(refused).toBeInstanceOf(Invalid)
    expect(Object.keys((refused as Invalid).fields)).toEqual(['title', 'packages', 'gallery'])
  })

  test('a higher package that costs no more is refused', async () => {
    const [basic, standard] = content().packages
    const { serviceId } = await transaction((tx) =>
      draftService(
        tx,
        seller,
        content({ packages: [basic!, { ...standard!, priceMinor: basic!.priceMinor }] }),
      ),
    )
    await expect(
      transaction((tx) => submitService(tx, seller, { serviceId }, context)),
    ).rejects.toMatchObject({
      fields: { 'packages.1.priceMinor': ['Standard must cost more than Basic ($50.00)'] },
    })
  })

  test('sent back with reasons, mended, and published', async () => {
    const { serviceId, slug } = await transaction((tx) => draftService(tx, seller, content()))
    await transaction((tx) => submitService(tx, seller, { serviceId }, context))
    const reasons = ['The picture shows someone else’s work']
    await transaction((tx) => rejectService(tx, operator, { serviceId, reasons, note: '' }, context))
    expect(await findOwnService(db, seller.id, slug)).toMatchObject({ state: 'rejected', reasons })
    const mended = content({ title: 'The same with a picture of my own making' })
    await transaction((tx) => saveDraft(tx, seller, { serviceId, content: mended, basedOn: null }))
    await transaction((tx) => submitService(tx, seller, { serviceId }, context))
    await transaction((tx) => approveService(tx, operator, { serviceId, note: '' }, context))
    expect(await findOwnService(db, seller.id, slug)).toMatchObject({ state: 'published' })
  })

  test('taken back before the decision it is a draft again, and the decision comes too late', async () => {
    const { serviceId } = await transaction((tx) => draftService(tx, seller, content()))
    await transaction((tx) => submitService(tx, seller, { serviceId }, context))
    await transaction((tx) => withdrawService(tx, seller, { serviceId }))
    await expect(
      transaction((tx) => approveService(tx, operator, { serviceId, note: '' }, context)),
    ).rejects.toThrow(Conflict)
  })
})

describe('a published service', () => {
  test('keeps what was approved while newer words wait, and its old address leads to the new one', async () => {
    const shown = await transaction(async (tx) => {
      const other = actorOf(await makeMember(tx))
      const picture = await makePicture(tx, other.id)
      const own = someContent({
        categoryId: leaf.id,
        title: 'Hand lettering for menus and signs',
        gallery: [{ pictureId: picture, alt: 'A sign' }],
      })
      const row = await publishSome(tx, other, own, settings)
      return { row, other, own }
    })
    const newer = { ...shown.own, title: 'Hand lettering for windows and signs' }
    const serviceId = shown.row.id
    await transaction((tx) => saveDraft(tx, shown.other, { serviceId, content: newer, basedOn: null }))
    await transaction((tx) => submitService(tx, shown.other, { serviceId }, context))
    expect(await findLiveService(db, shown.row.slug)).toMatchObject({
      service: { content: { title: 'Hand lettering for menus and signs' } },
    })
    await transaction((tx) => approveService(tx, operator, { serviceId, note: '' }, context))
    expect(await findLiveService(db, shown.row.slug)).toEqual({
      outcome: 'moved',
      slug: 'hand-lettering-for-windows-and-signs',
    })
  })

  test('takes new prices at once, without a review', async () => {
    const { id: serviceId, slug } = await publish()
    await transaction((tx) =>
      changePrices(
        tx,
        seller,
        { serviceId, packages: [{ tier: 'basic', priceMinor: 4_000, deliveryDays: 2 }] },
        context,
      ),
    )
    expect(await findLiveService(db, slug)).toMatchObject({
      service: { content: { packages: [{ priceMinor: 4_000, deliveryDays: 2 }, { priceMinor: 12_000 }] } },
    })
  })

  test('newer words that change prices alone need no review', async () => {
    const words = content()
    const { id: serviceId } = await transaction((tx) => publishSome(tx, seller, words, settings))
    const [basic, ...rest] = words.packages
    const newer = { ...words, packages: [{ ...basic!, priceMinor: 4_500 }, ...rest] }
    await transaction((tx) => saveDraft(tx, seller, { serviceId, content: newer, basedOn: null }))
    expect(await transaction((tx) => submitService(tx, seller, { serviceId }, context))).toMatchObject({
      outcome: 'shown',
    })
  })

  test('is paused and resumed, and the counts of its categories follow', async () => {
    const { id: serviceId, slug } = await publish()
    const before = (await countOf(leaf.id)) ?? 0
    await transaction((tx) => pauseService(tx, seller, { serviceId }))
    expect(await countOf(leaf.id)).toBe(before - 1)
    expect(await findLiveService(db, slug)).toMatchObject({ outcome: 'found', isPaused: true })
    await expect(transaction((tx) => pauseService(tx, seller, { serviceId }))).rejects.toThrow(Conflict)
    await transaction((tx) => resumeService(tx, seller, { serviceId }))
    expect(await countOf(leaf.id)).toBe(before)
  })

  test('archived it is gone for good, and a copy of its words can go on', async () => {
    const { id: serviceId, slug } = await publish()
    await transaction((tx) => archiveService(tx, seller, { serviceId }))
    expect(await findLiveService(db, slug)).toMatchObject({ outcome: 'archived' })
    const copy = await transaction((tx) => duplicateService(tx, seller, { serviceId }))
    expect((await findOwnService(db, seller.id, copy.slug))?.content.title).toMatch(/ \(copy\)$/)
  })

  test('taken down it is out of sight with the reasons until it is mended', async () => {
    const { id: serviceId, slug } = await publish()
    await transaction((tx) =>
      takeDownService(tx, operator, { serviceId, reasons: ['Not allowed here'], note: '' }, context),
    )
    expect(await findLiveService(db, slug)).toEqual({ outcome: 'unknown' })
    expect(await findOwnService(db, seller.id, slug)).toMatchObject({
      state: 'rejected',
      reasons: ['Not allowed here'],
    })
  })

  test('goes out of sight with its seller and comes back with them', async () => {
    const { slug } = await publish()
    const follow = (state: 'active' | 'banned') =>
      transaction(async (tx) => {
        await tx.db.execute(sql`update member set state = ${state} where id = ${seller.id}::uuid`)
        await followSeller(tx, seller.id)
      })
    await follow('banned')
    expect(await findLiveService(db, slug)).toEqual({ outcome: 'unknown' })
    await follow('active')
    expect(await findLiveService(db, slug)).toMatchObject({ outcome: 'found' })
  })
})

describe('whose it is', () => {
  test('a stranger can’t touch it, and does not learn that it is there', async () => {
    const { id: serviceId } = await publish()
    await expect(transaction((tx) => pauseService(tx, stranger, { serviceId }))).rejects.toThrow(NotFound)
    await expect(
      transaction((tx) =>
        saveDraft(tx, stranger, { serviceId, content: content({ gallery: [] }), basedOn: null }),
      ),
    ).rejects.toThrow(NotFound)
  })

  test('a seller shows only pictures that they sent themselves', async () => {
    await expect(transaction((tx) => draftService(tx, stranger, content()))).rejects.toThrow(Invalid)
  })

  test('whoever has not verified their address may draft but not submit', async () => {
    const newcomer = await transaction(async (tx) => actorOf(await makeMember(tx, { state: 'unverified' })))
    const { serviceId } = await transaction((tx) => draftService(tx, newcomer, content({ gallery: [] })))
    await expect(transaction((tx) => submitService(tx, newcomer, { serviceId }, context))).rejects.toThrow(
      Forbidden,
    )
  })

  test('after three approvals a seller’s services are shown at once and reviewed after', async () => {
    const trusted = await transaction(async (tx) => actorOf(await makeMember(tx)))
    const outcomes: string[] = []
    for (let nth = 0; nth < 4; nth++) {
      outcomes.push(
        await transaction(async (tx) => {
          const picture = await makePicture(tx, trusted.id)
          const words = someContent({ categoryId: leaf.id, gallery: [{ pictureId: picture, alt: 'A work' }] })
          const { serviceId } = await draftService(tx, trusted, words)
          const { outcome } = await submitService(tx, trusted, { serviceId }, context)
          if (outcome === 'in-review') await approveService(tx, operator, { serviceId, note: '' }, context)
          return outcome
        }),
      )
    }
    expect(outcomes).toEqual(['in-review', 'in-review', 'in-review', 'shown'])
  })

  test('two windows do not overwrite one another', async () => {
    const { serviceId, writtenAt } = await transaction((tx) => draftService(tx, seller, content()))
    await transaction((tx) => saveDraft(tx, seller, { serviceId, content: content(), basedOn: writtenAt }))
    await expect(
      transaction((tx) => saveDraft(tx, seller, { serviceId, content: content(), basedOn: writtenAt })),
    ).rejects.toThrow(Conflict)
  })
})
