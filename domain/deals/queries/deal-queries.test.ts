import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { readSettings } from '#domain/settings/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { addDealFiles } from '../files/add-deal-files.ts'
import { findDealDraft, keepDealDraft, removeDealDraft, removeOldDrafts } from '../agreements/deal-drafts.ts'
import type { DealTyped } from '../deal-input.ts'
import { findDealFile, findDealPulse, findDealRoom } from './deal-queries.ts'
import { joinDeal } from '../agreements/join-deal.ts'
import { nameDeals } from '../milestones/name-milestones.ts'
import { exportDeals, hasOpenDeals } from './personal-deals.ts'
import { proposeDeal } from '../agreements/propose-deal.ts'
import { renewInvitation } from '../agreements/renew-invitation.ts'
import { dealFile } from '../schema.server.ts'
import { withdrawDeal } from '../agreements/answer-deal.ts'
import { aPair, aProposal, someContent } from '../testing.ts'

const database = await testDatabase()
const { db, transaction } = database

const someone = (given: Parameters<typeof makeMember>[1] = {}) =>
  transaction(async (tx) => actorOf(await makeMember(tx, given)))

test('the two sides and an administrator see a deal; for anyone else it is not there', async () => {
  const pair = await transaction((tx) => aPair(tx))
  const dealId = await transaction((tx) => aProposal(tx, pair))
  const admin = await someone({ role: 'admin' })
  const stranger = await someone()
  expect(await findDealRoom(db, dealId, { now: new Date(), viewer: pair.buyer })).toMatchObject({
    party: 'buyer',
  })
  expect(await findDealRoom(db, dealId, { now: new Date(), viewer: pair.seller })).toMatchObject({
    party: 'seller',
  })
  expect(await findDealRoom(db, dealId, { now: new Date(), viewer: admin })).toMatchObject({
    party: null,
    as: 'admin',
  })
  for (const viewer of [stranger, visitor, { ...admin, viewedBy: stranger.id }]) {
    expect(await findDealRoom(db, dealId, { now: new Date(), viewer })).toBeUndefined()
    expect(await findDealRoom(db, dealId, { now: new Date(), viewer, key: 'a guess' })).toBeUndefined()
    expect(await findDealPulse(db, dealId, { viewer })).toBeUndefined()
  }
})

test('a deal is named to its two sides, and to nobody whose money only has to do with it', async () => {
  const pair = await transaction((tx) => aPair(tx))
  const dealId = await transaction((tx) =>
    aProposal(tx, pair, { content: someContent({ title: 'A sign of oak' }) }),
  )
  for (const { id } of [pair.buyer, pair.seller])
    expect(await nameDeals(db, id, [dealId])).toEqual(new Map([[dealId, 'A sign of oak']]))
  const inviter = await someone()
  expect(await nameDeals(db, inviter.id, [dealId])).toEqual(new Map())
})

test('who holds the key sees the proposal and nothing else, until somebody has come', async () => {
  const seller = await someone()
  const settings = await readSettings(db, new Date())
  const key = 'the-key-of-this-deal-alone'
  const { dealId } = await transaction((tx) =>
    proposeDeal(
      tx,
      seller,
      { as: 'seller', counterparty: { kind: 'link', key }, content: someContent() },
      { settings },
    ),
  )
  const seen = await findDealRoom(db, dealId, { now: new Date(), viewer: visitor, key })
  expect(seen).toMatchObject({ as: 'invited', events: [], files: [] })
  expect(seen?.deal).not.toHaveProperty('invitationHash')
  await transaction((tx) => renewInvitation(tx, seller, { dealId, key: 'a-newer-key-of-this-deal' }))
  expect(await findDealRoom(db, dealId, { now: new Date(), viewer: visitor, key })).toBeUndefined()
  const buyer = await someone()
  await transaction((tx) => joinDeal(tx, buyer, { dealId, key: 'a-newer-key-of-this-deal' }))
  expect(
    await findDealRoom(db, dealId, { now: new Date(), viewer: visitor, key: 'a-newer-key-of-this-deal' }),
  ).toBeUndefined()
  expect(await findDealRoom(db, dealId, { now: new Date(), viewer: buyer })).toMatchObject({ party: 'buyer' })
})

test('a file is for the two sides and administrators, under the deal that it belongs to', async () => {
  const pair = await transaction((tx) => aPair(tx))
  const dealId = await transaction((tx) => aProposal(tx, pair))
  const otherDeal = await transaction((tx) => aProposal(tx, pair))
  const file = {
    name: 'brief.txt',
    type: 'text/plain',
    bytes: 5,
    fileKey: 'deals/brief.txt',
    scannedAt: null,
  }
  await transaction((tx) => addDealFiles(tx, pair.buyer, { dealId, files: [file] }))
  const [stored] = await db.select().from(dealFile).where(eq(dealFile.dealId, dealId))
  const which = { dealId, fileId: stored?.id ?? '' }
  const admin = await someone({ role: 'admin' })
  for (const viewer of [pair.buyer, pair.seller, admin])
    expect(await findDealFile(db, which, viewer)).toMatchObject({ fileKey: file.fileKey })
  for (const viewer of [await someone(), visitor])
    expect(await findDealFile(db, which, viewer)).toBeUndefined()
  expect(await findDealFile(db, { ...which, dealId: otherDeal }, pair.buyer)).toBeUndefined()
  const room = await findDealRoom(db, dealId, { now: new Date(), viewer: pair.seller })
  expect(room?.files[0]).not.toHaveProperty('fileKey')
})

test('a draft is found by its key for seven days', async () => {
  const typed: DealTyped = {
    as: 'buyer',
    with: 'link',
    username: '',
    email: '',
    title: 'Half a title',
    terms: '',
    feeBearer: 'seller',
    autoAcceptDays: '7',
    revisionsMost: '2',
    milestones: [{ title: 'Unfinished', price: 'ten', days: '' }],
  }
  const key = 'the-key-of-this-draft-alone'
  await transaction((tx) => keepDealDraft(tx, { key, typed }))
  await transaction((tx) => keepDealDraft(tx, { key, typed: { ...typed, title: 'A title' } }))
  const now = new Date()
  expect(await findDealDraft(db, key, now)).toEqual({ ...typed, title: 'A title' })
  expect(await findDealDraft(db, 'another-key', now)).toBeUndefined()
  expect(await findDealDraft(db, key, addDays(now, 8))).toBeUndefined()
  await removeOldDrafts(db, now)
  expect(await findDealDraft(db, key, now)).toBeDefined()
  await transaction((tx) => removeDealDraft(tx, key))
  expect(await findDealDraft(db, key, now)).toBeUndefined()
})

test('an open deal stops a deletion, and every deal is in the export of both', async () => {
  const pair = await transaction((tx) => aPair(tx))
  const dealId = await transaction((tx) => aProposal(tx, pair))
  expect(await hasOpenDeals(db, pair.buyer.id)).toBe(true)
  await transaction((tx) => withdrawDeal(tx, pair.seller, { dealId }))
  expect(await hasOpenDeals(db, pair.buyer.id)).toBe(false)
  const [mine] = await exportDeals(db, pair.buyer.id)
  expect(mine).toMatchObject({ id: dealId, side: 'buyer', state: 'withdrawn' })
  expect(mine?.timeline.map(({ kind }) => kind)).toEqual(['proposed', 'withdrawn'])
})
