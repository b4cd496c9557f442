import { randomUUID } from 'node:crypto'
import { hasServices } from '#domain/catalogue/index.ts'
import { expect, test } from 'vitest'
import { makeMember } from '#domain/accounts/testing.ts'
import { operator } from '#domain/actor.ts'
import {
  addCategory,
  editCategory,
  hideCategory,
  moveCategory,
  orderCategory,
} from '#domain/categories/index.ts'
import { testDatabase } from '#platform/db/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Enqueued } from '#platform/jobs/job.ts'
import { reactWith } from './react.ts'
import { testDesk } from '#domain/testing-reactions.ts'

test('what changes is touched for search in the same transaction', async () => {
  const enqueued: Enqueued[] = []
  const react = reactWith({ enqueue: async (_db, entry) => void enqueued.push(entry) }, testDesk())
  const { pool, transaction } = await testDatabase({ react })
  const { serviceId, memberId } = await transaction(async (tx) => {
    const seller = await makeMember(tx)
    const { rows } = await pool.query<{ id: string }>(
      `insert into service (seller_id, slug, title, created_at, changed_at) values ($1, 'a', 'A', now(), now()) returning id`,
      [seller.id],
    )
    await tx.announce({ kind: 'member.changed', memberId: seller.id })
    await tx.announce({
      kind: 'categories.changed',
      categoryIds: [],
      aboveIds: [],
      relabels: true,
    })
    return { serviceId: rows[0]?.id, memberId: seller.id }
  })
  const { rows } = await pool.query('select kind, document_id as id from search_delta order by kind')
  expect(rows).toEqual([
    { kind: 'member', id: memberId },
    { kind: 'service', id: serviceId },
  ])
  expect(enqueued).toMatchObject([
    { job: 'catalogue.follow-seller', data: { memberId } },
    { job: 'projects.follow-owner', data: { memberId } },
    { job: 'search.rebuild', data: { kind: 'service' } },
    { job: 'search.rebuild', data: { kind: 'project' } },
    { job: 'search.rebuild', data: { kind: 'members-project' } },
  ])
})

test('a branch of hundreds of categories changes at once', async () => {
  const { transaction } = await testDatabase({ react: reactWith({ enqueue: async () => {} }, testDesk()) })
  const categoryIds = Array.from({ length: 400 }, () => randomUUID())
  await expect(
    transaction((tx) =>
      tx.announce({ kind: 'categories.changed', categoryIds, aboveIds: [], relabels: false }),
    ),
  ).resolves.toBeUndefined()
})

test('each index that has the names of categories is built anew for another name or place of a category, and for nothing else that changes', async () => {
  const enqueued: Enqueued[] = []
  const react = reactWith({ enqueue: async (_db, entry) => void enqueued.push(entry) }, testDesk())
  const { transaction } = await testDatabase({ react })
  const context = { origin: { address: '', device: '' }, hasServices }
  const looks = { slug: 'ink', title: 'Ink', description: '', icon: 'folder', reason: 'Asked for' } as const
  const builds = async (change: (tx: Transaction) => Promise<unknown>) => {
    enqueued.length = 0
    const made = await transaction(change)
    return { made: String(made), many: enqueued.filter(({ job }) => job === 'search.rebuild').length }
  }
  const add = (slug: string) =>
    builds((tx) => addCategory(tx, operator, { ...looks, slug, parentId: null }, context))
  const edit = (other: Partial<Parameters<typeof editCategory>[2]>) =>
    builds((tx) => editCategory(tx, operator, { ...looks, categoryId, ...other }, context))
  const { made: parentId } = await add('paper')
  const { made: categoryId, many } = await add('ink')
  expect(many).toBe(0)
  expect(await builds((tx) => orderCategory(tx, operator, { categoryId, by: -1 }, context))).toMatchObject({
    many: 0,
  })
  expect(await edit({ icon: 'pen-tool', description: 'Drawn by hand' })).toMatchObject({ many: 0 })
  expect(await edit({ title: 'Ink and pen' })).toMatchObject({ many: 3 })
  expect(
    await builds((tx) =>
      hideCategory(tx, operator, { categoryId, isHidden: true, reason: 'Empty' }, context),
    ),
  ).toMatchObject({ many: 0 })
  expect(
    await builds((tx) =>
      moveCategory(tx, operator, { categoryId, parentId, reason: 'Belongs there' }, context),
    ),
  ).toMatchObject({ many: 3 })
})
