import { expect, test } from 'vitest'
import { blockPerson } from '#domain/blocks/index.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { acceptDeal } from '../agreements/answer-deal.ts'
import { findDealRoom } from '../queries/deal-queries.ts'
import { aPair, aProposal } from '../testing.ts'
import { addDealFiles } from './add-deal-files.ts'

const { db, transaction } = await testDatabase()

const files = [
  { name: 'sketch.txt', type: 'text/plain', bytes: 5, fileKey: 'deals/sketch.txt', scannedAt: null },
]

test('who is blocked puts no file into a proposal, and their room has no place for one; what was agreed goes on', async () => {
  const pair = await transaction((tx) => aPair(tx))
  const { buyer, seller } = pair
  const [proposed, agreed] = await transaction(async (tx) => [
    await aProposal(tx, pair),
    await aProposal(tx, pair),
  ])
  await transaction((tx) => acceptDeal(tx, buyer, { dealId: agreed, version: 1 }))
  await transaction((tx) => blockPerson(tx, buyer, { memberId: seller.id, note: '' }))
  const add = (dealId: string) => transaction((tx) => addDealFiles(tx, seller, { dealId, files }))
  await expect(add(proposed)).rejects.toThrow('You can’t make a deal with this person')
  await add(agreed)
  const roomOf = (dealId: string) => findDealRoom(db, dealId, { viewer: seller, now: new Date() })
  expect(await roomOf(proposed)).toMatchObject({ isApart: true, files: [] })
  expect(await roomOf(agreed)).toMatchObject({ isApart: false, files: [{ name: 'sketch.txt' }] })
})
