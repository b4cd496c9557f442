import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { operator, type MemberActor } from '#domain/actor.ts'
import { mergeCategory } from '#domain/categories/index.ts'
import { hasCounted, makeCategory } from '#domain/categories/testing.ts'
import { realReactions } from '#domain/testing-reactions.ts'
import { testDatabase } from '#platform/db/testing.ts'
import type { Announced } from '#platform/events/events.ts'
import { removeWork, restoreWork } from './index.ts'
import { work } from './schema.server.ts'
import { makeWork } from './testing.ts'

const announced: Announced[] = []
const { db, transaction } = await testDatabase({
  async react(tx, event) {
    announced.push(event)
    await realReactions()(tx, event)
  },
})
const origin = { address: '', device: '' }

const someone = () => transaction(async (tx) => actorOf(await makeMember(tx)))
const newCategory = async () => (await transaction((tx) => makeCategory(tx))).id
const hangIn = (who: MemberActor, categoryId: string) =>
  transaction(async (tx) => (await makeWork(tx, who, { categoryId })).workId)
const categoriesOf = async ({ id }: MemberActor) =>
  (await db.select().from(work).where(eq(work.memberId, id))).map(({ categoryId }) => categoryId)

test('works of a merged category are of the one that stays, and the pages of their members change', async () => {
  const [from, into, apart] = [await newCategory(), await newCategory(), await newCategory()]
  const [ann, bob, cem] = [await someone(), await someone(), await someone()]
  const removed = await hangIn(ann, from)
  await transaction((tx) => removeWork(tx, ann, { workId: removed }))
  await hangIn(ann, from)
  await hangIn(bob, from)
  await hangIn(cem, apart)
  announced.length = 0
  await transaction((tx) =>
    mergeCategory(
      tx,
      operator,
      { categoryId: from, intoId: into, reason: 'They are the same' },
      { origin, hasServices: hasCounted, moveServices: async () => {} },
    ),
  )
  expect(await categoriesOf(ann)).toEqual([into, into])
  expect(await categoriesOf(bob)).toEqual([into])
  expect(await categoriesOf(cem)).toEqual([apart])
  const told = announced.flatMap((event) => (event.kind === 'works.changed' ? event.memberId : []))
  expect(told.toSorted()).toEqual([ann.id, bob.id].toSorted())
  await transaction((tx) => restoreWork(tx, ann, { workId: removed }))
  expect(await categoriesOf(ann)).toEqual([into, into])
})
