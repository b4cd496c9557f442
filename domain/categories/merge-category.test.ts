import { beforeEach, expect, test } from 'vitest'
import { operator } from '#domain/actor.ts'
import { testDatabase } from '#platform/db/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { countServices, findCategory, findTree, mergeCategory, type TreeNode } from './index.ts'
import { category, categoryRedirect } from './schema.server.ts'
import { hasCounted, makeCategory } from './testing.ts'

const { db, transaction } = await testDatabase()
type Row = typeof category.$inferSelect

beforeEach(async () => {
  await db.delete(categoryRedirect)
  await db.delete(category)
})

const make = (slug: string, below?: Row, services = 0) =>
  transaction(async (tx) => {
    const made = await makeCategory(tx, below ? { slug, below } : { slug })
    for (let counted = 0; counted < services; counted++) await countServices(tx, made.id, 1)
    return made
  })

const moved: string[] = []
const noteMoves = async (
  _tx: Transaction,
  { fromIds, intoId }: { fromIds: readonly string[]; intoId: string },
) => void moved.push(`${fromIds.join()} > ${intoId}`)

const merge = (from: Row, into: Row) =>
  transaction((tx) =>
    mergeCategory(
      tx,
      operator,
      { categoryId: from.id, intoId: into.id, reason: 'They are the same' },
      { origin: { address: '', device: '' }, hasServices: hasCounted, moveServices: noteMoves },
    ),
  )

const written = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap(({ path, servicesCount, below }) => [`${path} ${servicesCount}`, ...written(below)])
const tree = async () => written(await findTree(db))
const leadsTo = async (path: string) => {
  const found = await findCategory(db, await findTree(db), path)
  return found.outcome === 'moved' ? found.path : found.outcome
}

test('what stood below a merged category stands below the other, with its counts', async () => {
  const [design, art] = [await make('design'), await make('art')]
  const logo = await make('logo', design)
  await make('vintage', logo, 2)
  await make('print', art, 1)
  await merge(design, art)
  expect(await tree()).toEqual(['art 3', 'art/print 1', 'art/logo 2', 'art/logo/vintage 2'])
  expect(await leadsTo('design')).toBe('art')
  expect(await leadsTo('design/logo/vintage')).toBe('art/logo/vintage')
})

test('where both have one of the same address, those are merged in turn', async () => {
  const [design, art] = [await make('design'), await make('art')]
  const from = await make('logo', design, 2)
  const into = await make('logo', art, 1)
  moved.length = 0
  await merge(design, art)
  expect(await tree()).toEqual(['art 3', 'art/logo 3'])
  expect(await leadsTo('design/logo')).toBe('art/logo')
  expect(moved).toEqual([`${from.id} > ${into.id}`, `${design.id} > ${art.id}`])
})

test('merged into the one above, what stands below takes its place, even of the same address', async () => {
  const art = await make('art')
  const logo = await make('logo', art)
  await make('logo', logo, 2)
  await merge(logo, art)
  expect(await tree()).toEqual(['art 2', 'art/logo 2'])
  expect(await leadsTo('art/logo/logo')).toBe('art/logo')
})

test('the only one below another can be merged into it', async () => {
  const art = await make('art')
  await merge(await make('logo', art, 2), art)
  expect(await tree()).toEqual(['art 2'])
})

test('services never end up in a category that has others below it', async () => {
  const [design, art] = [await make('design'), await make('art')]
  const logo = await make('logo', design, 1)
  const print = await make('print', art)
  await make('posters', print, 1)
  await expect(merge(logo, art)).rejects.toMatchObject({ fields: { intoId: [expect.any(String)] } })
  await expect(merge(print, logo)).rejects.toMatchObject({ fields: { intoId: [expect.any(String)] } })
})

test('a merge that would make the tree too deep is refused beside the field', async () => {
  const one = await make('one')
  const two = await make('two', one)
  const three = await make('three', two)
  const apart = await make('apart')
  await make('deeper', await make('deep', apart))
  await expect(merge(apart, three)).rejects.toMatchObject({ fields: { intoId: [expect.any(String)] } })
  expect(await tree()).toHaveLength(6)
})

test('services published while a category is merged are counted where they hang', async () => {
  const [design, art] = [await make('design'), await make('art')]
  const logo = await make('logo', design)
  const print = await make('print', art)
  const published = Array.from({ length: 6 }, () => transaction((tx) => countServices(tx, logo.id, 1)))
  const outcomes = await Promise.allSettled([
    ...published.slice(0, 3),
    merge(logo, print),
    ...published.slice(3),
  ])
  const counted = outcomes.filter(({ status }) => status === 'fulfilled').length - 1
  expect(await tree()).toEqual([`art ${counted}`, `art/print ${counted}`, 'design 0'])
})
