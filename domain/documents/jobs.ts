import { z } from 'zod'
import { clockActor } from '#domain/actor.ts'
import type { JobServices } from '#domain/services.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { documentSlugs, type DocumentSlug } from './document-rules.ts'
import { documentTakesEffect } from './take-effect.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'documents.take-effect': { slug: DocumentSlug }
  }
}

/** Runs when the day of an announced text has come. */
export const documentsTakeEffectJob = defineJob({
  name: 'documents.take-effect',
  data: z.object({ slug: z.enum(documentSlugs) }),
  run: ({ transaction }: JobServices, { slug }) =>
    transaction((tx) => documentTakesEffect(tx, clockActor, { slug })),
})
