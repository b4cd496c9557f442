import { type Area, enqueue, erasing, jobsOf } from '#domain/area.ts'
import { settleDueJob, usePaymentJob } from './jobs.ts'
import { PRO_THING, proLetters } from './letters.ts'
import { endProOf, exportPro } from './own-data.ts'
import { permissions } from './permissions.ts'

export const pro: Area = {
  permissions,
  reactions: {
    // Public pages show the badge.
    'pro.happened': ({ memberId }) => [
      { settle: { memberId, thing: PRO_THING } },
      { dropPages: [`member:${memberId}`] },
    ],
    'payment.succeeded': ({ paymentId, purpose, memberId, subjectId }) =>
      purpose === 'pro' && subjectId
        ? [enqueue({ job: 'pro.use-payment', data: { memberId, plan: subjectId, paymentId } })]
        : [],
  },
  letters: proLetters,
  jobs: () => jobsOf(settleDueJob, usePaymentJob),
  personalData: {
    exportParts: {
      async *PRO({ db, person }) {
        yield { name: 'pro.json', json: await exportPro(db, person.id) }
      },
    },
    erasers: { PRO: erasing(endProOf) },
  },
}
