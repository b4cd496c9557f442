import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { operator, type MemberActor } from '#domain/actor.ts'
import { mergeCategory } from '#domain/categories/index.ts'
import { hasCounted, makeCategory } from '#domain/categories/testing.ts'
import { realReactions } from '#domain/testing-reactions.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { chooseInterests, findLearningChoice, findSentAway, sendAway } from './index.ts'

const { db, transaction } = await testDatabase({ react: realReactions() })
const origin = { address: '', device: '' }

const someone = () => transaction(async (tx) => actorOf(await makeMember(tx)))
const newCategories = async () => {
  const made = await transaction(async (tx) => [
    await makeCategory(tx),
    await makeCategory(tx),
    await makeCategory(tx),
  ])
  const [from = '', into = '', apart = ''] = made.map(({ id }) => id)
  return { from, into, apart }
}
const merge = (from: string, into: string) =>
  transaction((tx) =>
    mergeCategory(
      tx,
      operator,
      { categoryId: from, intoId: into, reason: 'They are the same' },
      { origin, hasServices: hasCounted, moveServices: async () => {} },
    ),
  )
const choose = (who: MemberActor, ...interests: string[]) =>
  transaction((tx) => chooseInterests(tx, who, { interests }))
const chosenBy = async ({ id }: MemberActor) => (await findLearningChoice(db, id)).interests
const send = (who: MemberActor, ...ids: string[]) =>
  transaction(async (tx) => {
    for (const id of ids) await sendAway(tx, who, { kind: 'category', id })
  })
const sentAwayBy = async ({ id }: MemberActor) => [...(await findSentAway(db, id)).category].toSorted()

test('who chose a category that was merged chose the one that stays, once', async () => {
  const { from, into, apart } = await newCategories()
  const [ann, bob, cem] = [await someone(), await someone(), await someone()]
  await choose(ann, from, apart)
  await choose(bob, from, into)
  await choose(cem, apart)
  await merge(from, into)
  expect((await chosenBy(ann)).toSorted()).toEqual([into, apart].toSorted())
  expect(await chosenBy(bob)).toEqual([into])
  expect(await chosenBy(cem)).toEqual([apart])
})

test('a category that was sent away stays away when it is merged into another, once', async () => {
  const { from, into, apart } = await newCategories()
  const [ann, bob, cem] = [await someone(), await someone(), await someone()]
  await send(ann, from, apart)
  await send(bob, from, into)
  await send(cem, apart)
  await merge(from, into)
  expect(await sentAwayBy(ann)).toEqual([into, apart].toSorted())
  expect(await sentAwayBy(bob)).toEqual([into])
  expect(await sentAwayBy(cem)).toEqual([apart])
})
