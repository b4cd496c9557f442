import { z } from 'zod'
import { findPerson } from '#domain/accounts/index.ts'
import { clockActor } from '#domain/actor.ts'
import type { JobServices } from '#domain/services.ts'
import { eachThatIsDue } from '#platform/jobs/each-for-itself.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { expireProject, listOverdueProjects } from './postings/expire-project.ts'
import { followMerge } from './follow-categories.ts'
import { followDeal } from './follow-deal.ts'
import { followBlock } from './proposals/follow-block.ts'
import { followOwner } from './follow-owner.ts'
import { tellOfVersion } from './versions/tell-of-version.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'projects.run-clocks': NoData
    'projects.tell-of-version': { projectId: string }
    'projects.follow-deal': { dealId: string; from: string; to: string }
    'projects.follow-owner': { memberId: string }
    'projects.follow-block': { oneId: string; otherId: string }
    'projects.follow-merge': { fromIds: string[]; intoId: string }
  }
}

const AT_ONCE = 100

/** Runs when a project's time is over, and every minute for those that fell due while nobody ran. */
export const runProjectClocksJob = defineJob({
  name: 'projects.run-clocks',
  data: z.object({}),
  cron: '* * * * *',
  async run({ db, transaction, clock }: JobServices) {
    await eachThatIsDue((most) => listOverdueProjects(db, clock.now(), most), {
      atOnce: AT_ONCE,
      run: (projectId) => transaction((tx) => expireProject(tx, clockActor, { projectId })),
      failure: 'Some projects could not be ended at their time',
    })
  },
})

export const tellOfVersionJob = defineJob({
  name: 'projects.tell-of-version',
  data: z.object({ projectId: z.uuid() }),
  run: ({ transaction }: JobServices, asked) => transaction((tx) => tellOfVersion(tx, asked)),
})

export const followDealJob = defineJob({
  name: 'projects.follow-deal',
  data: z.object({ dealId: z.uuid(), from: z.string(), to: z.string() }),
  run: ({ transaction }: JobServices, step) => transaction((tx) => followDeal(tx, step)),
})

export const followOwnerJob = defineJob({
  name: 'projects.follow-owner',
  data: z.object({ memberId: z.uuid() }),
  run: ({ transaction }: JobServices, { memberId }) =>
    transaction(async (tx) => {
      const owner = await findPerson(tx.db, memberId)
      await followOwner(tx, memberId, owner?.state !== 'active')
    }),
})

export const followBlockJob = defineJob({
  name: 'projects.follow-block',
  data: z.object({ oneId: z.uuid(), otherId: z.uuid() }),
  run: ({ transaction }: JobServices, pair) => transaction((tx) => followBlock(tx, pair)),
})

export const followMergeJob = defineJob({
  name: 'projects.follow-merge',
  data: z.object({ fromIds: z.array(z.uuid()), intoId: z.uuid() }),
  run: ({ transaction }: JobServices, { fromIds, intoId }) =>
    transaction((tx) => followMerge(tx, fromIds, intoId)),
})

export const projectJobs = [
  runProjectClocksJob,
  tellOfVersionJob,
  followDealJob,
  followOwnerJob,
  followBlockJob,
  followMergeJob,
] as const
