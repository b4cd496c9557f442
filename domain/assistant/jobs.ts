import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { openAssistant } from './open-assistant.ts'
import { noteEverything } from './texts/note-everything.ts'
import { countWaiting, readWaiting } from './texts/read-waiting.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'assistant.read-texts': NoData
    'assistant.count-categories': NoData
    'assistant.read-everything': NoData
  }
}

/** What was published or changed since. */
export const readTextsJob = defineJob({
  name: 'assistant.read-texts',
  data: z.object({}),
  cron: '* * * * *',
  async run(services: JobServices) {
    const { transaction, clock } = services
    await readWaiting({ assistant: openAssistant(services), transaction, now: clock.now() })
  },
})

/** What categories are about and what things cost there. */
export const countCategoriesJob = defineJob({
  name: 'assistant.count-categories',
  data: z.object({}),
  cron: '37 * * * *',
  async run(services: JobServices) {
    const { transaction, clock } = services
    await countWaiting({ assistant: openAssistant(services), transaction, now: clock.now() })
  },
})

/** Every night: what nobody told of, what another model has read, and what only time has changed in the figures. */
export const readEverythingJob = defineJob({
  name: 'assistant.read-everything',
  data: z.object({}),
  cron: '23 4 * * *',
  async run({ transaction, meaning }: JobServices) {
    await noteEverything(transaction, meaning)
  },
})
