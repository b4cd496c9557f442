import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { announceChange } from './announce-change.ts'
import type { ServiceRow } from './lock-service.ts'
import { service } from '../schema.server.ts'
import { serviceMoves, type ServiceMove, type ServiceState } from '../states.ts'

const NAMES: Record<ServiceState, string> = {
  draft: 'a draft',
  in_review: 'in review',
  published: 'published',
  paused: 'paused',
  rejected: 'sent back',
  archived: 'archived',
}

/** The one place where a service's state moves: along the table, or not at all. */
export async function moveService(
  tx: Transaction,
  before: ServiceRow,
  move: ServiceMove,
  also: Partial<typeof service.$inferInsert> = {},
): Promise<ServiceRow> {
  const { from, to } = serviceMoves[move]
  const [after] = await tx.db
    .update(service)
    .set({ changedAt: tx.now, ...also, state: to })
    .where(and(eq(service.id, before.id), inArray(service.state, [...from])))
    .returning()
  if (!after)
    throw new Conflict(`“${before.title}” is ${NAMES[before.state]}, so this can’t be done to it now`)
  await announceChange(tx, before, after)
  return after
}
