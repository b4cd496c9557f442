import type { Consequence } from '#domain/area.ts'
import { consequencesOf, searchDocuments } from '#domain/areas.ts'
import { touchDocuments } from '#domain/search/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { React } from '#platform/db/transaction.ts'
import type { JobQueue } from '#platform/jobs/queue.ts'
import { DROP_PAGES_TOPIC } from '#platform/page-cache/topic.ts'
import { publish } from '#platform/realtime/bus.ts'

/** Carries out what areas say follows, inside the transaction of the operation that announced. */
export function reactWith(jobs: Pick<JobQueue, 'enqueue'>): React {
  return async (tx, event) => {
    for (const consequence of consequencesOf(event)) await carryOut(tx, jobs, consequence)
  }
}

export async function carryOut(
  tx: Transaction,
  jobs: Pick<JobQueue, 'enqueue'>,
  consequence: Consequence,
): Promise<void> {
  if ('enqueue' in consequence) await jobs.enqueue(tx.db, consequence.enqueue)
  else if ('publish' in consequence) await publish(tx.db, consequence.publish.topic, consequence.publish.data)
  else if ('dropPages' in consequence) await publish(tx.db, DROP_PAGES_TOPIC, consequence.dropPages)
  else await tellSearch(tx, jobs, consequence)
}

async function tellSearch(
  tx: Transaction,
  jobs: Pick<JobQueue, 'enqueue'>,
  consequence: Extract<Consequence, { touch: unknown } | { touchAllOf: unknown } | { rebuild: unknown }>,
): Promise<void> {
  if ('touch' in consequence) await touchDocuments(tx, consequence.touch.kind, consequence.touch.ids)
  else if ('touchAllOf' in consequence) {
    const { kind, memberId } = consequence.touchAllOf
    await touchDocuments(tx, kind, (await searchDocuments[kind]?.listAllOf?.(tx.db, memberId)) ?? [])
  } else
    await jobs.enqueue(tx.db, {
      job: 'search.rebuild',
      data: { kind: consequence.rebuild, askedAt: tx.now.toISOString() },
    })
}
