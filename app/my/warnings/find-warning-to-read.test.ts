import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { context } from '#domain/accounts/testing-account.ts'
import { publishSome, someContent } from '#domain/catalogue/testing.ts'
import { makeCategory } from '#domain/categories/testing.ts'
import { decideCase, warnMember } from '#domain/messages/index.ts'
import { aConversation, aReport } from '#domain/messages/testing.ts'
import { makePicture } from '#domain/pictures/testing.ts'
import { ofYours } from '#domain/reports/decision-words.ts'
import { decideReport, sendReport } from '#domain/reports/index.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { findWarningToRead } from './find-warning-to-read.ts'

const { db, transaction } = await testDatabase()

const member = async (role: 'member' | 'admin' = 'member') =>
  actorOf(await transaction((tx) => makeMember(tx, { role })))
const words = 'Please mend it, and do not do it again.'

test('a warning about a service says that it is about a service', async () => {
  const [seller, buyer, admin] = [await member(), await member(), await member('admin')]
  const thingId = await transaction(async (tx) => {
    const { id: categoryId } = await makeCategory(tx)
    const gallery = [{ pictureId: await makePicture(tx, seller.id), alt: 'A careful piece' }]
    const { id } = await publishSome(tx, seller, someContent({ categoryId, gallery }), context.settings)
    return id
  })
  const told = { reason: 'copied', text: 'The third picture is mine', pictures: [] } as const
  const { number } = await transaction((tx) => sendReport(tx, buyer, { kind: 'service', thingId, ...told }))
  const how = { number, decision: 'warn', rule: 'copied', words, days: 7 } as const
  await transaction((tx) => decideReport(tx, admin, how, context))
  expect(await findWarningToRead(db, seller.id)).toMatchObject({ words, about: 'a service of yours' })
})

test('a warning about a message says that it is about a message', async () => {
  const admin = await member('admin')
  const { conversationId, ann, bob } = await transaction((tx) => aConversation(tx))
  const flagId = await transaction((tx) => aReport(tx, bob, { conversationId, number: 1 }))
  await transaction((tx) => decideCase(tx, admin, { flagId, decision: 'warn', words, days: 7 }, context))
  expect(await findWarningToRead(db, ann.id)).toMatchObject({ words, about: 'a message of yours' })
})

test('a warning that came of an appeal says no more than it knows', async () => {
  const { id } = await member()
  await transaction((tx) => warnMember(tx, { memberId: id, words, caseNumber: null }))
  expect(await findWarningToRead(db, id)).toMatchObject({ about: 'something of yours' })
})

test('a thing of somebody’s is named as one says it', () => {
  expect([ofYours('idea'), ofYours('member'), ofYours('work')]).toEqual([
    'an idea of yours',
    'your profile',
    'a work of yours',
  ])
})
