import { lt } from 'drizzle-orm'
import { z } from 'zod'
import { markPicturesLeft } from '#domain/pictures/index.ts'
import type { JobServices } from '#domain/services.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { work } from './schema.server.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'portfolio.sweep': NoData
  }
}

const UNDO_DAYS = 1

/** Works that nobody missed; their pictures are left to the sweep of pictures. */
export async function sweepWorks(tx: Transaction): Promise<void> {
  const gone = await tx.db
    .delete(work)
    .where(lt(work.removedAt, addDays(tx.now, -UNDO_DAYS)))
    .returning({ gallery: work.gallery })
  await markPicturesLeft(
    tx,
    gone.flatMap(({ gallery }) => gallery.map(({ pictureId }) => pictureId)),
  )
}

export const sweepWorksJob = defineJob({
  name: 'portfolio.sweep',
  data: z.object({}),
  cron: '41 4 * * *',
  run: ({ transaction }: JobServices) => transaction(sweepWorks),
})
