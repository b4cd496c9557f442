import { type Area, jobsOf } from '#domain/area.ts'
import { searchJobs } from './jobs.ts'
import { TREE_TOPIC } from './live-tree.ts'
import { searchFigures } from './figures.ts'
import { permissions } from './permissions.ts'

export const search: Area = {
  permissions,
  figures: searchFigures,
  reactions: {
    'categories.changed': () => [{ publish: { topic: TREE_TOPIC, data: {} } }],
  },
  jobs: () => jobsOf(...searchJobs),
}
