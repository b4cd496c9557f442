import { eq } from 'drizzle-orm'
import { type Area, erasing, jobsOf } from '#domain/area.ts'
import { claimsJobs } from './jobs.ts'
import { permissions } from './permissions.ts'
import { deskClaim } from './schema.server.ts'

export const claims: Area = {
  permissions,
  jobs: () => jobsOf(...claimsJobs),
  personalData: {
    erasers: {
      'taken to look at': erasing((tx, id) => tx.db.delete(deskClaim).where(eq(deskClaim.memberId, id))),
    },
  },
}
