import { z } from 'zod'
import { clockActor } from '#domain/actor.ts'
import type { JobServices } from '#domain/services.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { tellOfDocument, toldOfDocument } from './tell-of-document.ts'
import { tellOfFees } from './tell-of-fees.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'notices.tell-of-fees': { changeIds: number[] }
    'notices.tell-of-document': z.output<typeof toldOfDocument>
  }
}

/** More than for other jobs: each try goes on where the one before it stopped, and nobody may be left out. */
const RETRIES = 20

/** A letter to every member about what they pay, a portion in each transaction. */
export const tellOfFeesJob = defineJob({
  name: 'notices.tell-of-fees',
  data: z.object({ changeIds: z.array(z.int()).min(1) }),
  retries: RETRIES,
  async run({ transaction }: JobServices, told) {
    while ((await transaction((tx) => tellOfFees(tx, clockActor, told))).more);
  },
})

/** A letter to every member about what they agreed to. */
export const tellOfDocumentJob = defineJob({
  name: 'notices.tell-of-document',
  data: toldOfDocument,
  retries: RETRIES,
  async run({ transaction }: JobServices, told) {
    while ((await transaction((tx) => tellOfDocument(tx, clockActor, told))).more);
  },
})
