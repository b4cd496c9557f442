import { type Area, enqueue, jobsOf } from '#domain/area.ts'
import { privacyJobs } from './jobs.ts'
import { DELETION_THING, privacyLetters } from './letters.ts'
import { permissions } from './permissions.ts'

export const privacy: Area = {
  permissions,
  reactions: {
    'privacy.deletion-cancelled': ({ memberId }) => [{ settle: { memberId, thing: DELETION_THING } }],
    'privacy.export-asked': ({ exportId }) => [enqueue({ job: 'privacy.make-export', data: { exportId } })],
    'privacy.files-released': ({ keys }) => [enqueue({ job: 'privacy.remove-files', data: { keys } })],
  },
  letters: privacyLetters,
  jobs: ({ personalData }) => jobsOf(...privacyJobs(personalData)),
}
