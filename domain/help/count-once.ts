import { sql } from 'drizzle-orm'
import { dayOf, findSalt, hashVisitor } from '#domain/views/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { helpCounted, helpDay } from './schema.server.ts'

type Counted = { kind: 'read' | 'vote'; slug: string; visitor: string }
type Added = { reads?: number; helpful?: number; unhelpful?: number }

/** Whether this visitor is counted here for the first time today. */
export async function countOnce(tx: Transaction, { kind, slug, visitor }: Counted): Promise<boolean> {
  const day = dayOf(tx.now)
  const visitorHash = hashVisitor(await findSalt(tx, day), visitor)
  const counted = await tx.db
    .insert(helpCounted)
    .values({ day, kind, slug, visitorHash })
    .onConflictDoNothing()
    .returning({ slug: helpCounted.slug })
  return counted.length > 0
}

export async function addToDay(tx: Transaction, slug: string, added: Added): Promise<void> {
  const { reads = 0, helpful = 0, unhelpful = 0 } = added
  await tx.db
    .insert(helpDay)
    .values({ slug, day: dayOf(tx.now), reads, helpful, unhelpful })
    .onConflictDoUpdate({
      target: [helpDay.slug, helpDay.day],
      set: {
        reads: sql`${helpDay.reads} + ${reads}`,
        helpful: sql`${helpDay.helpful} + ${helpful}`,
        unhelpful: sql`${helpDay.unhelpful} + ${unhelpful}`,
      },
    })
}
