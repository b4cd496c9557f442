import { type Area, enqueue, jobsOf } from '#domain/area.ts'
import { tellOfDocumentJob, tellOfFeesJob } from './jobs.ts'
import { noticeLetters } from './letters.ts'
import { permissions } from './permissions.ts'

export const notices: Area = {
  permissions,
  reactions: {
    'settings.changed': ({ feeChangeIds }) =>
      feeChangeIds.length > 0
        ? [enqueue({ job: 'notices.tell-of-fees', data: { changeIds: feeChangeIds } })]
        : [],
    'document.announced': ({ slug, number, tells }) =>
      tells ? [enqueue({ job: 'notices.tell-of-document', data: { slug, number, news: 'announced' } })] : [],
    'document.withdrawn': ({ slug, number, tells }) =>
      tells ? [enqueue({ job: 'notices.tell-of-document', data: { slug, number, news: 'withdrawn' } })] : [],
  },
  letters: noticeLetters,
  jobs: () => jobsOf(tellOfFeesJob, tellOfDocumentJob),
}
