import { type Area, jobsOf } from '#domain/area.ts'
import { identityDetails } from './check-seal.ts'
import { expireChecksJob, removeDocumentsJob } from './jobs.ts'
import { IDENTITY_THING, identityLetters } from './letters.ts'
import { eraseChecks, exportChecks } from './own-data.ts'
import { permissions } from './permissions.ts'

export const identityChecks: Area = {
  permissions,
  reactions: {
    // The public page says whether a member is verified.
    'identity-check.moved': ({ memberId, state }) => [
      { settle: { memberId, thing: IDENTITY_THING } },
      ...(state === 'approved' || state === 'expired' ? [{ dropPages: [`member:${memberId}`] }] : []),
    ],
  },
  letters: identityLetters,
  jobs: () => jobsOf(removeDocumentsJob, expireChecksJob),
  personalData: {
    exportParts: {
      async *'identity checks'({ db, person }) {
        yield { name: 'identity-checks.json', json: await exportChecks(db, person.id) }
      },
    },
    erasers: { 'identity checks': (tx, { id }) => eraseChecks(tx, id) },
  },
  sealed: { 'identity checks': identityDetails },
}
