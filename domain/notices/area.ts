import { type Area, enqueue, jobsOf } from '#domain/area.ts'
import { tellOfFeesJob } from './jobs.ts'
import { noticeLetters } from './letters.ts'
import { permissions } from './permissions.ts'

export const notices: Area = {
  permissions,
  reactions: {
    'settings.changed': ({ feeChangeIds }) =>
      feeChangeIds.length > 0
        ? [enqueue({ job: 'notices.tell-of-fees', data: { changeIds: feeChangeIds } })]
        : [],
  },
  letters: noticeLetters,
  jobs: () => jobsOf(tellOfFeesJob),
}
