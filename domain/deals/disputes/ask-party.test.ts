import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { toldTo } from '#domain/notifications/testing.ts'
import { minor } from '#platform/money/money.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { answerQuestion, askParty } from './ask-party.ts'
import { findDealFile, findDealRoom } from '../queries/deal-queries.ts'
import { decideDispute } from './decide-dispute.ts'
import { findDisputeCase } from './dispute-queries.ts'
import { exportDeals } from '../queries/personal-deals.ts'
import { aDispute } from '../testing-disputes.ts'

const { db, transaction } = await testDatabase()
const question = 'Which side of the sign did you paint?'

const aCase = () =>
  transaction(async (tx) => {
    const buyer = await makeMember(tx, { emailVerifiedAt: tx.now })
    const seller = await makeMember(tx, { emailVerifiedAt: tx.now })
    const admin = actorOf(await makeMember(tx, { role: 'admin' }))
    await giveMoney(tx, buyer.id, 100_000)
    const pair = { buyer: actorOf(buyer), seller: actorOf(seller) }
    const opened = await aDispute(tx, pair)
    await askParty(tx, admin, { ...opened, askedOf: 'seller', question })
    return { ...opened, ...pair, admin }
  })

const roomOf = async ({ dealId, seller }: Awaited<ReturnType<typeof aCase>>) => {
  const room = await findDealRoom(db, dealId, { now: new Date(), viewer: seller })
  if (!room) throw new Error('There is no room')
  return room
}

test('the side that is asked is told, and the other side is not', async () => {
  const found = await aCase()
  const { events } = await roomOf(found)
  const last = events.at(-1)
  expect(last).toMatchObject({ kind: 'question-asked', by: 'admin', data: { askedOf: 'seller' } })
  // The letter about it waits a moment for others about the same deal.
  const told = async (memberId: string) =>
    (await toldTo(db, memberId)).filter(({ line }) => line.startsWith('An administrator asks you'))
  const [asked] = await told(found.seller.id)
  expect(asked).toMatchObject({ title: 'A sign for the bakery', mailDueAt: expect.any(Date) })
  expect(asked?.line).not.toContain(question)
  expect(await told(found.buyer.id)).toEqual([])
})

test('the answer and its files are in the case, for both sides and administrators and nobody else', async () => {
  const found = await aCase()
  const { dealId, disputeId, seller, buyer, admin } = found
  const questionId = (await roomOf(found)).questions[0]?.id ?? ''
  const files = [
    { name: 'back.jpg', type: 'image/jpeg', bytes: 9, fileKey: `deals/${questionId}.jpg`, scannedAt: null },
  ]
  await transaction((tx) =>
    answerQuestion(tx, seller, { dealId, questionId, answer: 'The front, as agreed', files }),
  )
  const read = await findDisputeCase(db, admin, disputeId)
  expect(read?.questions).toMatchObject([{ text: question, answer: 'The front, as agreed' }])
  const fileId = read?.files.find(({ subjectId }) => subjectId === questionId)?.id ?? ''
  const stranger = await transaction(async (tx) => actorOf(await makeMember(tx)))
  for (const viewer of [seller, buyer, admin])
    expect((await findDealFile(db, { dealId, fileId }, viewer))?.name).toBe('back.jpg')
  for (const viewer of [stranger, { kind: 'visitor' } as const])
    expect(await findDealFile(db, { dealId, fileId }, viewer)).toBeUndefined()
  const ofBuyer = await findDealRoom(db, dealId, { now: new Date(), viewer: buyer })
  expect(ofBuyer?.questions).toMatchObject([{ answer: 'The front, as agreed' }])
  expect(JSON.stringify(ofBuyer?.questions)).not.toContain(admin.id)
  expect(ofBuyer?.events.at(-1)).toMatchObject({ kind: 'question-answered', by: 'seller' })
  expect(JSON.stringify(await exportDeals(db, buyer.id))).toContain('The front, as agreed')
})

test('a question is answered once, by the side that was asked, while the dispute is open', async () => {
  const found = await aCase()
  const { dealId, milestoneId, seller, buyer, admin } = found
  const questionId = (await roomOf(found)).questions[0]?.id ?? ''
  const answer = (who: typeof seller) =>
    transaction((tx) => answerQuestion(tx, who, { dealId, questionId, answer: 'The front', files: [] }))
  await expect(answer(buyer)).rejects.toThrow('for the other side')
  await answer(seller)
  await expect(answer(seller)).rejects.toThrow('already')
  const ask = () =>
    transaction((tx) => askParty(tx, admin, { dealId, milestoneId, askedOf: 'buyer', question }))
  await expect(
    transaction((tx) => askParty(tx, admin, { dealId, milestoneId, askedOf: 'buyer', question: ' Why? ' })),
  ).rejects.toThrow('too short')
  await ask()
  const reasons = 'One of two sides was painted.'
  await transaction((tx) =>
    decideDispute(tx, admin, { dealId, milestoneId, earnedMinor: minor(5_000), fault: 'seller', reasons }),
  )
  await expect(ask()).rejects.toThrow('over already')
  await expect(answer(seller)).rejects.toThrow('over already')
})
