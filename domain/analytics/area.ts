import { type Area, jobsOf } from '#domain/area.ts'
import { countMarketplaceJob } from './jobs.ts'

export const analytics: Area = {
  jobs: () => jobsOf(countMarketplaceJob),
}
