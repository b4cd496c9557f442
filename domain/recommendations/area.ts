import { type Area, erasing, jobsOf } from '#domain/area.ts'
import { followMerge } from './follow-categories.ts'
import { learnEverythingJob, learnJob } from './jobs.ts'
import { noteChange } from './learning/note-change.ts'
import { eraseRecommendations, exportRecommendations } from './own-data.ts'
import { permissions } from './permissions.ts'

export const recommendations: Area = {
  permissions,
  reactions: {
    'favourite.changed': ({ memberId, subject, subjectId: serviceId }) =>
      subject === 'service' ? [noting({ memberId, serviceId })] : [],
    'deal.moved': ({ buyerId: memberId, serviceId }) =>
      memberId && serviceId ? [noting({ memberId, serviceId })] : [],
    'category.merged': ({ fromIds, intoId }) => [
      { write: { about: ['tastes', intoId], work: (tx) => followMerge(tx, fromIds, intoId) } },
    ],
  },
  jobs: () => jobsOf(learnJob, learnEverythingJob),
  personalData: {
    exportParts: {
      async *recommendations({ db, person }) {
        yield { name: 'recommendations.json', json: await exportRecommendations(db, person.id) }
      },
    },
    erasers: { recommendations: erasing(eraseRecommendations) },
  },
}

const noting = (interest: { memberId: string; serviceId: string }) => ({
  write: {
    about: ['interest', interest.memberId, interest.serviceId],
    work: (tx: Parameters<typeof noteChange>[0]) => noteChange(tx, interest),
  },
})
