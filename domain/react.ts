import type { Consequence } from '#domain/area.ts'
import { consequencesOf, lettersOf, searchDocuments } from '#domain/areas.ts'
import type { SigningDesk } from '#domain/letter.ts'
import { laterLetters, writeLetters } from '#domain/mail/index.ts'
import { settleNotifications } from '#domain/notifications/index.ts'
import { touchDocuments } from '#domain/search/index.ts'
import type { React, Transaction } from '#platform/db/transaction.ts'
import type { Announced } from '#platform/events/events.ts'
import type { JobQueue } from '#platform/jobs/queue.ts'
import { DROP_PAGES_TOPIC } from '#platform/page-cache/topic.ts'
import { publish } from '#platform/realtime/bus.ts'
import { LIVE_TOPIC } from '#platform/realtime/live-events.ts'

/** Carries out what areas say follows, and writes their letters, inside the transaction of the operation that announced. */
export function reactWith(jobs: Pick<JobQueue, 'enqueue'>, desk: () => SigningDesk): React {
  return async (tx, event) => {
    for (const consequence of consequencesOf(event)) await carryOut(tx, jobs, consequence, desk)
    await write(tx, jobs, event, desk)
  }
}

/** At once, so that they are written if and only if it happened; or by a job that is written down just as surely. */
async function write(
  tx: Transaction,
  jobs: Pick<JobQueue, 'enqueue'>,
  event: Announced,
  desk: () => SigningDesk,
): Promise<void> {
  const rows = lettersOf(event)
  const now = rows.filter(({ later }) => !later)
  if (now.length > 0) await writeLetters(tx, now, event, desk())
  if (now.length < rows.length) await jobs.enqueue(tx.db, laterLetters(event))
}

export async function carryOut(
  tx: Transaction,
  jobs: Pick<JobQueue, 'enqueue'>,
  consequence: Consequence,
  desk: () => SigningDesk,
): Promise<void> {
  if ('write' in consequence) await consequence.write.work(tx, desk())
  else if ('enqueue' in consequence) await jobs.enqueue(tx.db, consequence.enqueue)
  else if ('publish' in consequence) await publish(tx.db, consequence.publish.topic, consequence.publish.data)
  else if ('tell' in consequence) await publish(tx.db, LIVE_TOPIC, consequence.tell)
  else if ('settle' in consequence) settleNotifications(tx, consequence.settle)
  else if ('dropPages' in consequence) await dropPages(tx, consequence.dropPages)
  else await tellSearch(tx, jobs, consequence)
}

/** As many as surely fit into one message: a whole branch of categories has hundreds. */
const TAGS_IN_MESSAGE = 100

async function dropPages(tx: Transaction, tags: readonly string[]): Promise<void> {
  for (let from = 0; from < tags.length; from += TAGS_IN_MESSAGE)
    await publish(tx.db, DROP_PAGES_TOPIC, tags.slice(from, from + TAGS_IN_MESSAGE))
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
