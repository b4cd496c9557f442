import { type Area, erasing, jobsOf } from '#domain/area.ts'
import { articleDocuments } from './article-documents.ts'
import { forgetVotes } from './forget-votes.ts'
import { sweepHelpJob } from './jobs.ts'
import { permissions } from './permissions.ts'
import { exportVotes } from './queries.ts'

export const help: Area = {
  permissions,
  jobs: () => jobsOf(sweepHelpJob),
  searchDocuments: { article: articleDocuments },
  personalData: {
    exportParts: {
      async *'answers about help'({ db, person }) {
        yield { name: 'help-answers.json', json: await exportVotes(db, person.id) }
      },
    },
    erasers: { 'answers about help': erasing(forgetVotes) },
  },
}
