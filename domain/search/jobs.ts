import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { addDays } from '#platform/clock/clock.ts'
import { eachForItself } from '#platform/jobs/each-for-itself.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { log } from '#platform/log/log.ts'
import { findLiveGeneration } from './index/parts.ts'
import { searchKinds } from './search-engine.ts'
import { sweepPhrases } from './suggest/phrase-book.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'search.rebuild': { kind: (typeof searchKinds)[number]; askedAt: string }
    'search.rebuild-all': NoData
  }
}

const PHRASES_RETENTION_DAYS = 90

/** Builds a kind anew, unless that was begun after it was asked for. */
const rebuildJob = defineJob({
  name: 'search.rebuild',
  data: z.object({ kind: z.enum(searchKinds), askedAt: z.iso.datetime() }),
  async run({ db, search }: JobServices, { kind, askedAt }) {
    const live = await findLiveGeneration(db, kind)
    if (live && live.startedAt > new Date(askedAt)) return
    if (await search.rebuild(kind)) log.info({ kind }, 'an index was built anew')
  },
})

/** Every night, after quality was worked out: everything anew, in the new order. */
const rebuildAllJob = defineJob({
  name: 'search.rebuild-all',
  data: z.object({}),
  cron: '41 2 * * *',
  async run({ db, search, clock }: JobServices) {
    await sweepPhrases(db, addDays(clock.now(), -PHRASES_RETENTION_DAYS))
    await eachForItself(searchKinds, {
      run: (kind) => search.rebuild(kind),
      failure: 'Some indexes could not be built anew',
    })
  },
})

export const searchJobs = [rebuildJob, rebuildAllJob]
