import { lt } from 'drizzle-orm'
import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { work } from './schema.server.ts'

const UNDO_DAYS = 1

export async function sweepWorks(tx: Transaction): Promise<void> {
  await tx.db.delete(work).where(lt(work.removedAt, addDays(tx.now, -UNDO_DAYS)))
}

export const sweepWorksJob = defineJob({
  name: 'portfolio.sweep',
  data: z.object({}),
  cron: '41 4 * * *',
  run: ({ transaction }: JobServices) => transaction(sweepWorks),
})
