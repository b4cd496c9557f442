import { expect, test } from 'vitest'
import { makeMember } from '#domain/accounts/testing.ts'
import type { DomainEvent } from '#domain/events.ts'
import { testDatabase } from '#platform/db/testing.ts'
import type { Enqueued } from '#platform/jobs/job.ts'
import { reactWith } from './react.ts'

test('what changes is touched for search in the same transaction', async () => {
  const enqueued: Enqueued[] = []
  const react = reactWith({ enqueue: async (_db, entry) => void enqueued.push(entry) })
  const { pool, transaction } = await testDatabase({ react })
  const { serviceId, memberId } = await transaction(async (tx) => {
    const seller = await makeMember(tx)
    const { rows } = await pool.query<{ id: string }>(
      `insert into service (seller_id, slug, title, created_at, changed_at) values ($1, 'a', 'A', now(), now()) returning id`,
      [seller.id],
    )
    await tx.announce({ kind: 'member.changed', memberId: seller.id } satisfies DomainEvent)
    await tx.announce({ kind: 'categories.changed', categoryIds: [] } satisfies DomainEvent)
    return { serviceId: rows[0]?.id, memberId: seller.id }
  })
  const { rows } = await pool.query('select kind, document_id as id from search_delta order by kind')
  expect(rows).toEqual([
    { kind: 'member', id: memberId },
    { kind: 'service', id: serviceId },
  ])
  expect(enqueued).toMatchObject([
    { job: 'catalogue.follow-seller', data: { memberId } },
    { job: 'search.rebuild', data: { kind: 'service' } },
  ])
})
