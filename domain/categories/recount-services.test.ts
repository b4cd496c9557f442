import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '#platform/db/testing.ts'
import { recountServices } from './index.ts'
import { category } from './schema.server.ts'
import { makeCategory } from './testing.ts'

const { db, transaction } = await testDatabase()

test('counts that have gone wrong are mended at every level, and the others left alone', async () => {
  const { design, logo, print } = await transaction(async (tx) => {
    const top = await makeCategory(tx, { slug: 'design', servicesCount: 9 })
    return {
      design: top,
      logo: await makeCategory(tx, { slug: 'logo', below: top, servicesCount: 2 }),
      print: await makeCategory(tx, { slug: 'print', below: top }),
    }
  })
  const serviceCounts = async () =>
    new Map([
      [logo.id, 2],
      [print.id, 1],
    ])
  const mended = await transaction((tx) => recountServices(tx, serviceCounts))
  expect(new Set(mended)).toEqual(new Set([design.id, print.id]))
  const countOf = async (id: string) =>
    (await db.select().from(category).where(eq(category.id, id)))[0]?.servicesCount
  expect([await countOf(design.id), await countOf(logo.id), await countOf(print.id)]).toEqual([3, 2, 1])
  expect(await transaction((tx) => recountServices(tx, serviceCounts))).toEqual([])
})
