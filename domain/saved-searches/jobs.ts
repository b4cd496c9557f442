import { z } from 'zod'
import { clockActor } from '#domain/actor.ts'
import type { JobServices } from '#domain/services.ts'
import { eachAfterAnother } from '#platform/jobs/each-for-itself.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { findNews, listDueMembers } from './find-news.ts'
import { tellNews } from './tell-news.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'saved-searches.tell-news': NoData
  }
}

const MEMBERS_AT_ONCE = 200
/** Less than a day, so that a run which is a little late does not skip one. */
const REST_MS = 20 * 3_600_000

/** Once a day, whoever asked for it hears what is new among their searches. */
export const tellNewsJob = defineJob({
  name: 'saved-searches.tell-news',
  data: z.object({}),
  cron: '20 6 * * *',
  async run({ db, transaction, search, clock }: JobServices) {
    const lookedBefore = new Date(clock.now().getTime() - REST_MS)
    const list = (after: string | undefined) =>
      listDueMembers(db, { lookedBefore, after, most: MEMBERS_AT_ONCE })
    await eachAfterAnother(list, {
      async run(memberId) {
        const news = await findNews({ db, search }, memberId, lookedBefore)
        await transaction((tx) => tellNews(tx, clockActor, { memberId, news }))
      },
      failure: 'Some members could not be told what is new in their searches',
    })
  },
})
