import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { takeEffect } from './take-effect.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'settings.take-effect': NoData
  }
}

/** Runs when an announced change's time has come. */
export const settingsTakeEffectJob = defineJob({
  name: 'settings.take-effect',
  data: z.object({}),
  run: ({ transaction }: JobServices) => transaction(takeEffect),
})
