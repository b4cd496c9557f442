import { expect, test } from 'vitest'
import { visitor } from '#domain/actor.ts'
import { findServicePage } from '#domain/catalogue/index.ts'
import { makeMember } from '#domain/accounts/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { openSearchOn } from '../../bench/seed/build-search.ts'
import { loadScale } from '../../bench/seed/load-scale.ts'

const given = { services: 120, startedAt: new Date('2026-11-15T12:00:00Z'), say: () => {} }
const INDEXES = `select indexdef from pg_indexes where tablename like 'service%' order by indexname`

test('services made in bulk are found and shown as any others, and every index is back', async () => {
  const { db, pool, url } = await testDatabase()
  const before = await pool.query(INDEXES)
  expect((await loadScale(url, given)).services).toBe(120)
  expect((await pool.query(INDEXES)).rows).toEqual(before.rows)
  const opened = await openSearchOn(url)
  await opened.search.rebuild('service')
  const { found } = await opened.search.page(
    { words: '', filters: { kind: 'service' }, sort: 'relevance' },
    { offset: 0, most: 200 },
  )
  expect(found).toHaveLength(120)
  const { rows } = await pool.query<{ slug: string }>('select slug from service')
  for (const { slug } of rows)
    expect(await findServicePage(db, opened.search, { slug, actor: visitor })).toMatchObject({
      outcome: 'found',
      page: { slug, shown: { as: 'open' } },
    })
  await opened.close()
})

test('a database in which somebody lives is left alone', async () => {
  const { pool, transaction, url } = await testDatabase()
  await transaction((tx) => makeMember(tx))
  await expect(loadScale(url, given)).rejects.toThrow('Real people live in this database')
  expect((await pool.query('select from service')).rowCount).toBe(0)
})
