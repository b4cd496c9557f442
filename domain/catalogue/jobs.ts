import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { findOwnedTeamId } from '#domain/teams/index.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { refreshFavouritesCount } from './quality/count-favourites.ts'
import { followSeller } from './life/follow-seller.ts'
import { followTeam } from './life/follow-team.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'catalogue.follow-seller': { memberId: string }
    'catalogue.follow-team': { teamId: string }
    'catalogue.count-favourites': { serviceId: string }
  }
}

/** A member was banned, is leaving, or is back: their services go and come with them. */
export const followSellerJob = defineJob({
  name: 'catalogue.follow-seller',
  data: z.object({ memberId: z.uuid() }),
  run: ({ transaction }: JobServices, { memberId }) =>
    transaction(async (tx) => {
      await followSeller(tx, memberId)
      const teamId = await findOwnedTeamId(tx.db, memberId)
      if (teamId) await followTeam(tx, teamId)
    }),
})

/** A team was suspended, is back, has another owner or is no more: what it offers follows. */
export const followTeamJob = defineJob({
  name: 'catalogue.follow-team',
  data: z.object({ teamId: z.uuid() }),
  run: ({ transaction }: JobServices, { teamId }) => transaction((tx) => followTeam(tx, teamId)),
})

/** Somebody keeps a service, or does no more. */
export const countFavouritesJob = defineJob({
  name: 'catalogue.count-favourites',
  data: z.object({ serviceId: z.uuid() }),
  run: ({ transaction }: JobServices, { serviceId }) =>
    transaction((tx) => refreshFavouritesCount(tx, serviceId)),
})
