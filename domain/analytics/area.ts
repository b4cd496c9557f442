import { type Area, jobsOf } from '#domain/area.ts'
import { countHallJob } from './jobs.ts'

export const analytics: Area = {
  jobs: () => jobsOf(countHallJob),
}
