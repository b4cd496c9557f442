import { z } from 'zod'
import { findPerson } from '#domain/accounts/index.ts'
import type { JobServices } from '#domain/services.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { refreshFavouritesCount } from './quality/count-favourites.ts'
import { followSeller } from './life/follow-seller.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'catalogue.follow-seller': { memberId: string }
    'catalogue.count-favourites': { serviceId: string }
  }
}

/** A member was banned, is leaving, or is back: their services go and come with them. */
export const followSellerJob = defineJob({
  name: 'catalogue.follow-seller',
  data: z.object({ memberId: z.uuid() }),
  run: ({ transaction }: JobServices, { memberId }) =>
    transaction(async (tx) => {
      const seller = await findPerson(tx.db, memberId)
      await followSeller(tx, memberId, seller?.state !== 'active')
    }),
})

/** Somebody keeps a service, or does no more. */
export const countFavouritesJob = defineJob({
  name: 'catalogue.count-favourites',
  data: z.object({ serviceId: z.uuid() }),
  run: ({ transaction }: JobServices, { serviceId }) =>
    transaction((tx) => refreshFavouritesCount(tx, serviceId)),
})
