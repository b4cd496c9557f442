import { z } from 'zod'
import { clockActor } from '#domain/actor.ts'
import type { JobServices } from '#domain/services.ts'
import { eachThatIsDue } from '#platform/jobs/each-for-itself.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { sweepReads } from './count-reads.ts'
import { listDuePosts, publishDue } from './publish-due.ts'
import { tellOfPost } from './tell-of-post.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'blog.run-clocks': NoData
    'blog.sweep-reads': NoData
    'blog.tell-of-post': { postId: string }
  }
}

const AT_ONCE = 20
/** Each try goes on where the one before it stopped, and nobody may be left out. */
const RETRIES = 20

/** Every minute: what fell due while nobody ran goes out as well. */
export const runBlogClocksJob = defineJob({
  name: 'blog.run-clocks',
  data: z.object({}),
  cron: '* * * * *',
  async run({ db, transaction, clock }: JobServices) {
    await eachThatIsDue((most) => listDuePosts(db, clock.now(), most), {
      atOnce: AT_ONCE,
      run: (postId) => transaction((tx) => publishDue(tx, clockActor, { postId })),
      failure: 'Some posts could not be shown at their time',
    })
  },
})

export const sweepReadsJob = defineJob({
  name: 'blog.sweep-reads',
  data: z.object({}),
  cron: '13 * * * *',
  run: ({ db, clock }: JobServices) => sweepReads(db, clock.now()),
})

/** To every member, a portion in each transaction. */
export const tellOfPostJob = defineJob({
  name: 'blog.tell-of-post',
  data: z.object({ postId: z.uuid() }),
  retries: RETRIES,
  async run({ transaction }: JobServices, told) {
    while ((await transaction((tx) => tellOfPost(tx, clockActor, told))).more);
  },
})
