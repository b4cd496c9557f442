import { type Area, erasing, jobsOf } from '#domain/area.ts'
import { ideaDocuments } from './idea-documents.ts'
import { keepFiguresJob } from './jobs.ts'
import { ideaLetters } from './letters.ts'
import { followRuleChanges } from './outcomes.ts'
import { eraseIdeas, exportIdeas } from './own-data.ts'
import { permissions } from './permissions.ts'

export const ideas: Area = {
  permissions,
  reactions: {
    'ideas.changed': ({ ideaIds }) => [{ touch: { kind: 'idea', ids: ideaIds } }],
    // The public log of rules says which idea a change came from, a post which it tells of; each of those pages depends on settings.
    'idea.outcomes-changed': () => [{ dropPages: ['settings'] }],
    'settings.changed': ({ ideaNumber, ruleChanges }) =>
      ideaNumber === null
        ? []
        : [
            {
              write: {
                about: ['idea of a rule', String(ideaNumber)],
                work: (tx) => followRuleChanges(tx, { ideaNumber, changes: ruleChanges }),
              },
            },
          ],
  },
  letters: ideaLetters,
  jobs: () => jobsOf(keepFiguresJob),
  searchDocuments: { idea: ideaDocuments },
  personalData: {
    exportParts: {
      async *ideas({ db, person }) {
        yield { name: 'ideas.json', json: await exportIdeas(db, person.id) }
      },
    },
    erasers: { ideas: erasing(eraseIdeas) },
  },
}
