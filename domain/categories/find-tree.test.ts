import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#platform/db/testing.ts'
import { findTree, shownTree, type TreeNode } from './find-tree.ts'
import { category } from './schema.server.ts'
import { makeCategory } from './testing.ts'

const { db, transaction } = await testDatabase()
const apart = await testDatabase()

beforeEach(async () => {
  await db.delete(category)
})

const written = (tree: readonly TreeNode[]): string[] =>
  tree.map(({ title, below }) => [title, ...written(below)].join(' '))
const rename = (title: string) => db.update(category).set({ title })
const addDesign = () =>
  transaction(async (tx) => {
    const design = await makeCategory(tx, { slug: 'design' })
    await makeCategory(tx, { slug: 'logos', below: design })
    return design
  })

test('a tree that stays as it is is made once', async () => {
  await addDesign()
  const tree = await findTree(db)
  expect(written(tree)).toEqual(['design logos'])
  expect(await findTree(db)).toBe(tree)
  expect(shownTree(await findTree(db))).toBe(shownTree(tree))
})

test('whatever is changed in any way is seen by the next who asks', async () => {
  const { id } = await addDesign()
  await findTree(db)
  await rename('Art')
  expect(written(await findTree(db))).toEqual(['Art Art'])
  await db.update(category).set({ isHidden: true, servicesCount: 7 }).where(eq(category.id, id))
  expect((await findTree(db))[0]).toMatchObject({ isHidden: true, servicesCount: 7 })
  expect(shownTree(await findTree(db))).toEqual([])
  await db.delete(category)
  expect(await findTree(db)).toEqual([])
})

test('whoever is changing it sees what they changed, and nobody else what is undone', async () => {
  await addDesign()
  const undone = transaction(async (tx) => {
    await tx.db.update(category).set({ title: 'Art' })
    expect(written(await findTree(tx.db))).toEqual(['Art Art'])
    expect(written(await findTree(db))).toEqual(['design logos'])
    throw new Error('No')
  })
  await expect(undone).rejects.toThrow('No')
  expect(written(await findTree(db))).toEqual(['design logos'])
})

test('trees of two databases are told apart', async () => {
  await addDesign()
  await findTree(db)
  expect(await findTree(apart.db)).toEqual([])
  expect(written(await findTree(db))).toEqual(['design logos'])
})
