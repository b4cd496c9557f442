import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { operator, visitor } from '#domain/actor.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Invalid } from '#platform/errors/errors.ts'
import {
  addCategory,
  countServices,
  editCategory,
  findCategory,
  findTree,
  hideCategory,
  leavesOf,
  listRedirects,
  mergeCategory,
  moveCategory,
  orderCategory,
  shownTree,
} from './index.ts'
import { category, categoryRedirect } from './schema.server.ts'
import { hasCounted } from './testing.ts'

const { db, transaction } = await testDatabase()
const context = { origin: { address: '', device: '' }, hasServices: hasCounted }
const reason = 'Asked for by sellers'

beforeEach(async () => {
  await db.delete(categoryRedirect)
  await db.delete(category)
})

const add = (slug: string, parentId: string | null = null) =>
  transaction((tx) =>
    addCategory(
      tx,
      operator,
      { parentId, slug, title: slug, description: '', icon: 'folder', reason },
      context,
    ),
  )
const edit = (categoryId: string, slug: string) =>
  transaction((tx) =>
    editCategory(
      tx,
      operator,
      { categoryId, slug, title: slug, description: '', icon: 'folder', reason },
      context,
    ),
  )
const move = (categoryId: string, parentId: string | null) =>
  transaction((tx) => moveCategory(tx, operator, { categoryId, parentId, reason }, context))
const merge = (categoryId: string, intoId: string) =>
  transaction((tx) =>
    mergeCategory(tx, operator, { categoryId, intoId, reason }, { ...context, moveServices: async () => {} }),
  )
const look = async (path: string) => {
  const found = await findCategory(db, await findTree(db), path)
  return found.outcome === 'found' ? found.line.map(({ slug }) => slug).join(' > ') : found
}
const countOf = async (id: string) =>
  (await db.select().from(category).where(eq(category.id, id)))[0]?.servicesCount

test('a category is found by the path of its slugs, at any depth', async () => {
  const design = await add('design')
  const logo = await add('logo', design)
  await add('vintage', logo)
  expect(await look('design/logo/vintage')).toBe('design > logo > vintage')
  expect(await look('design/vintage')).toEqual({ outcome: 'unknown' })
  expect(await look('design/\0')).toEqual({ outcome: 'unknown' })
})

test('renamed, it and everything below lead from their old addresses to the new ones', async () => {
  const design = await add('design')
  await add('logo', design)
  await edit(design, 'art')
  expect(await look('art/logo')).toBe('art > logo')
  expect(await look('design/logo')).toEqual({ outcome: 'moved', path: 'art/logo' })
  await edit(design, 'craft')
  expect(await look('design/logo')).toEqual({ outcome: 'moved', path: 'craft/logo' })
})

test('renamed back, its address is its own again', async () => {
  const design = await add('design')
  await edit(design, 'art')
  await edit(design, 'design')
  expect(await look('design')).toBe('design')
  expect(await look('art')).toEqual({ outcome: 'moved', path: 'design' })
})

test('a new category takes over an address that only led elsewhere', async () => {
  const design = await add('design')
  await edit(design, 'art')
  await add('design')
  expect(await look('design')).toBe('design')
})

test('moved below another it keeps what stands below it, and the counts go along', async () => {
  const [design, web] = [await add('design'), await add('web')]
  const logo = await add('logo', design)
  await transaction((tx) => countServices(tx, logo, 1))
  await move(logo, web)
  expect(await look('web/logo')).toBe('web > logo')
  expect(await look('design/logo')).toEqual({ outcome: 'moved', path: 'web/logo' })
  expect([await countOf(design), await countOf(web), await countOf(logo)]).toEqual([0, 1, 1])
})

test('it can’t be moved below itself, nor deeper than four levels', async () => {
  const one = await add('one')
  const two = await add('two', one)
  const three = await add('three', two)
  await add('four', three)
  const apart = await add('apart')
  await add('below', apart)
  await expect(move(one, three)).rejects.toThrow(Invalid)
  await expect(move(apart, three)).rejects.toMatchObject({ fields: { parentId: [expect.any(String)] } })
})

test('two siblings can’t have one address', async () => {
  const design = await add('design')
  await add('logo', design)
  await expect(add('logo', design)).rejects.toMatchObject({ fields: { slug: [expect.any(String)] } })
  await expect(add('design')).rejects.toThrow(Invalid)
})

test('merged into another, its services count there and every address of it leads there', async () => {
  const [logo, brand] = [await add('logo'), await add('brand')]
  await transaction((tx) => countServices(tx, logo, 1))
  await edit(logo, 'logos')
  await merge(logo, brand)
  expect(await countOf(brand)).toBe(1)
  expect(await look('logo')).toEqual({ outcome: 'moved', path: 'brand' })
  expect(await look('logos')).toEqual({ outcome: 'moved', path: 'brand' })
})

test('hidden it is out of the public tree with everything below', async () => {
  const design = await add('design')
  await add('logo', design)
  await transaction((tx) =>
    hideCategory(tx, operator, { categoryId: design, isHidden: true, reason }, context),
  )
  expect(leavesOf(shownTree(await findTree(db)))).toEqual([])
})

test('siblings stand in the order that was chosen', async () => {
  const ids = [await add('a'), await add('b'), await add('c')]
  await transaction((tx) => orderCategory(tx, operator, { categoryId: ids[2]!, by: -2 }, context))
  expect((await findTree(db)).map(({ slug }) => slug)).toEqual(['c', 'a', 'b'])
})

test('only those who keep the tree change it', async () => {
  await expect(
    transaction((tx) =>
      addCategory(
        tx,
        visitor,
        { parentId: null, slug: 'x', title: 'x', description: '', icon: 'folder', reason },
        context,
      ),
    ),
  ).rejects.toThrow('There is no page')
})

test('two moves at once leave a tree in which every path is right', async () => {
  const [a, b] = [await add('a'), await add('b')]
  const x = await add('x', a)
  await Promise.all([move(x, b), edit(a, 'a2'), edit(b, 'b2')])
  expect(await look('b2/x')).toBe('b2 > x')
})

test('a category published into while it is moved is counted where it stands in the end', async () => {
  const [design, web] = [await add('design'), await add('web')]
  const logo = await add('logo', design)
  const publish = () => transaction((tx) => countServices(tx, logo, 1))
  await Promise.all([publish(), publish(), move(logo, web), publish(), publish()])
  expect([await countOf(design), await countOf(web), await countOf(logo)]).toEqual([0, 4, 4])
})

test('moved where its address is taken, the choice of the place is refused', async () => {
  const [design, web] = [await add('design'), await add('web')]
  const logo = await add('logo', design)
  await add('logo', web)
  await expect(move(logo, web)).rejects.toMatchObject({
    fields: { parentId: [expect.stringContaining('logo')] },
  })
})

test('nothing new hangs below a category that has services of its own', async () => {
  const [design, web] = [await add('design'), await add('web')]
  await transaction((tx) => countServices(tx, design, 1))
  await expect(add('logo', design)).rejects.toMatchObject({ fields: { parentId: [expect.any(String)] } })
  await expect(move(web, design)).rejects.toMatchObject({ fields: { parentId: [expect.any(String)] } })
})

test('moved to where it stands already, it is refused', async () => {
  const design = await add('design')
  await expect(move(design, null)).rejects.toMatchObject({ fields: { parentId: [expect.any(String)] } })
})

test('old addresses are listed with where they lead, and found by a part of either', async () => {
  const [design, web] = [await add('design'), await add('web')]
  await add('logo', design)
  await edit(design, 'art')
  await edit(web, 'sites')
  const listed = async (text: string, most = 10) =>
    listRedirects(db, { text, offset: 0, most }).then(({ redirects, found }) => [
      found,
      ...redirects.map(({ fromPath, path }) => `${fromPath} > ${path}`),
    ])
  expect(await listed('')).toEqual([3, 'design > art', 'design/logo > art/logo', 'web > sites'])
  expect(await listed('SITES')).toEqual([1, 'web > sites'])
  expect(await listed('logo')).toEqual([1, 'design/logo > art/logo'])
  expect(await listed('', 1)).toEqual([3, 'design > art'])
})
