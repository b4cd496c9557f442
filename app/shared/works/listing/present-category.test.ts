import { expect, test } from 'vitest'
import { operator } from '#domain/actor.ts'
import { findTree, mergeCategory, shownTree } from '#domain/categories/index.ts'
import { hasCounted, makeCategory } from '#domain/categories/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { leadToPresentCategory } from './present-category.ts'

const { db, transaction } = await testDatabase()

const led = async (address: string) => {
  const tree = shownTree(await findTree(db))
  const thrown = await leadToPresentCategory(db, new URL(address, 'http://hall.test'), tree).catch(
    (answer: unknown) => answer,
  )
  return thrown instanceof Response ? thrown.headers.get('Location') : undefined
}

test('an old address of a search leads to where its category is now, all else as it was asked', async () => {
  await transaction(async (tx) => {
    const [from, into] = [
      await makeCategory(tx, { slug: 'sketches' }),
      await makeCategory(tx, { slug: 'art' }),
    ]
    await mergeCategory(
      tx,
      operator,
      { categoryId: from.id, intoId: into.id, reason: 'They are the same' },
      { origin: { address: '', device: '' }, hasServices: hasCounted, moveServices: async () => {} },
    )
  })
  expect(await led('/search?q=cats&category=sketches&days=3')).toBe('/search?q=cats&category=art&days=3')
  for (const present of ['/search?category=art', '/search?category=nowhere', '/search?q=sketches'])
    expect(await led(present), present).toBeUndefined()
})
