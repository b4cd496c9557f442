import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { viewedService } from './schema.server.ts'
import type { Seen } from './seen.ts'

/** What members looked at goes to the top of what they viewed; a second look moves it there again. */
export async function noteViewed(tx: Transaction, seen: readonly Seen[]): Promise<void> {
  const latest = new Map<string, typeof viewedService.$inferInsert>()
  for (const { kind, memberId, serviceId, at } of seen) {
    if (kind !== 'view' || !memberId) continue
    const key = `${memberId} ${serviceId}`
    const known = latest.get(key)
    if (!known || known.viewedAt < at) latest.set(key, { memberId, serviceId, viewedAt: at })
  }
  if (latest.size === 0) return
  const ordered = [...latest].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row)
  await tx.db
    .insert(viewedService)
    .values(ordered)
    .onConflictDoUpdate({
      target: [viewedService.memberId, viewedService.serviceId],
      set: { viewedAt: sql`greatest(${viewedService.viewedAt}, excluded.viewed_at)` },
    })
}
