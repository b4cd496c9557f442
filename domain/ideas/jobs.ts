import { z } from 'zod'
import { clockActor } from '#domain/actor.ts'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { ageVotes, foldCounts } from './keep-figures.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'ideas.keep-figures': NoData
  }
}

export const keepFiguresJob = defineJob({
  name: 'ideas.keep-figures',
  data: z.object({}),
  cron: '11 * * * *',
  async run({ transaction }: JobServices) {
    while ((await transaction((tx) => ageVotes(tx, clockActor))).hasMore);
    await transaction((tx) => foldCounts(tx, clockActor))
  },
})
