import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anonymiseMember, findPerson } from '#domain/accounts/index.ts'
import { personalData } from '#domain/areas.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { withdrawDeal } from '../agreements/answer-deal.ts'
import { cancelWork } from '../milestones/cancel-work.ts'
import { fundMilestones } from '../milestones/fund-milestones.ts'
import { askCancellation } from '../requests/ask-other-side.ts'
import { dealFile } from '../schema.server.ts'
import { anAgreedDeal, aPair, aProposal, milestonesOf, type Pair } from '../testing.ts'
import { addDealFiles } from './add-deal-files.ts'

const { db, transaction } = await testDatabase()

const aFile = (name: string) => ({
  name,
  type: 'text/plain',
  bytes: 5,
  fileKey: `deals/${crypto.randomUUID()}.txt`,
  scannedAt: null,
})

/** Either side puts one file in; answers with where they are kept. */
async function fileOfEach(dealId: string, pair: Pair) {
  const [brief, sketch] = [aFile('brief.txt'), aFile('sketch.txt')]
  await transaction((tx) => addDealFiles(tx, pair.buyer, { dealId, files: [brief] }))
  await transaction((tx) => addDealFiles(tx, pair.seller, { dealId, files: [sketch] }))
  return { ofBuyer: brief.fileKey, ofSeller: sketch.fileKey }
}

async function take(memberId: string) {
  const person = await findPerson(db, memberId)
  const taken: unknown[] = []
  for await (const one of personalData.exportParts['deals']!({ db, person: person! })) taken.push(one)
  return taken
}

const leave = (memberId: string) =>
  transaction(async (tx) => {
    const person = await findPerson(tx.db, memberId)
    const released = await personalData.erasers['deals']!(tx, person!)
    await anonymiseMember(tx, memberId)
    return released
  })

const left = async (dealId: string) =>
  (await db.select().from(dealFile).where(eq(dealFile.dealId, dealId))).map(({ fileKey }) => fileKey)

test('a member takes along the files that they put into a deal, and reads of those of the other side', async () => {
  const pair = await transaction((tx) => aPair(tx))
  const dealId = await transaction((tx) => anAgreedDeal(tx, pair))
  const { ofBuyer, ofSeller } = await fileOfEach(dealId, pair)
  const taken = await take(pair.buyer.id)
  expect(taken).toContainEqual({
    name: expect.stringMatching(/^deal-files\/[\w-]+\.txt$/),
    fileKey: ofBuyer,
  })
  expect(JSON.stringify(taken)).not.toContain(ofSeller)
  const [deals] = taken as { json: unknown }[]
  expect(deals?.json).toMatchObject([
    {
      files: [
        { name: 'brief.txt', by: 'buyer' },
        { name: 'sketch.txt', by: 'seller' },
      ],
    },
  ])
})

/** A deal whose milestone is paid for. */
const aPaidDeal = (pair: Pair) =>
  transaction(async (tx) => {
    const dealId = await anAgreedDeal(tx, pair)
    const [milestone] = await milestonesOf(tx, dealId)
    const milestoneId = milestone?.id ?? ''
    await fundMilestones(tx, pair.buyer, { dealId, milestoneIds: [milestoneId] })
    return { dealId, milestoneId }
  })

test('what the two asked of one another is taken along, with how it was answered', async () => {
  const pair = await transaction((tx) => aPair(tx))
  const paid = await aPaidDeal(pair)
  const reason = 'No oak to be had'
  await transaction((tx) => askCancellation(tx, pair.seller, { ...paid, reason, fault: 'seller' }))
  const [deals] = (await take(pair.buyer.id)) as { json: unknown }[]
  expect(deals?.json).toMatchObject([
    { requests: [{ kind: 'cancellation', by: 'seller', state: 'open', reason }] },
  ])
})

test('of a proposal that came to nothing the files of whoever leaves are deleted', async () => {
  const pair = await transaction((tx) => aPair(tx))
  const dealId = await transaction((tx) => aProposal(tx, pair))
  const { ofBuyer, ofSeller } = await fileOfEach(dealId, pair)
  await transaction((tx) => withdrawDeal(tx, pair.seller, { dealId }))
  expect(await leave(pair.buyer.id)).toEqual([ofBuyer])
  expect(await left(dealId)).toEqual([ofSeller])
})

test('files of a deal that was agreed stay with the other side, and go when that is gone, too', async () => {
  const pair = await transaction((tx) => aPair(tx))
  const paid = await aPaidDeal(pair)
  const { dealId } = paid
  const { ofBuyer, ofSeller } = await fileOfEach(dealId, pair)
  await transaction((tx) => cancelWork(tx, pair.seller, { ...paid, reason: 'No oak to be had' }))
  expect(await leave(pair.buyer.id)).toEqual([])
  expect(await left(dealId)).toEqual([ofBuyer, ofSeller])
  expect((await leave(pair.seller.id)).toSorted()).toEqual([ofBuyer, ofSeller].toSorted())
  expect(await left(dealId)).toEqual([])
})
