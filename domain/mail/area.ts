import { forgetFormerEmails } from '#domain/accounts/index.ts'
import { type Area, enqueue, jobsOf } from '#domain/area.ts'
import { exportMail } from '#platform/mail/export-mail.ts'
import { mailFigures } from '#platform/mail/figures.ts'
import { removeMailTo } from '#platform/mail/remove-mail-to.ts'
import { mailLetters } from './letters.ts'
import { mailSecretsJob, mailSendJob, mailSweepJob, mailTellJob, rateWindowsSweepJob } from './jobs.ts'

/** Letters, which the platform keeps and sends. */
export const mail: Area = {
  figures: mailFigures,
  reactions: {
    'mail.queued': ({ mailId }) => [enqueue({ job: 'mail.send', data: { mailId } })],
  },
  letters: mailLetters,
  jobs: ({ lettersOf }) =>
    jobsOf(mailSendJob, mailTellJob(lettersOf), mailSecretsJob, mailSweepJob, rateWindowsSweepJob),
  personalData: {
    exportParts: {
      // Whoever wrote from an address, or was written to there, is this person only if the address is proved to be theirs.
      async *letters({ db, person }) {
        if (person.verifiedEmail)
          yield { name: 'letters.json', json: await exportMail(db, person.verifiedEmail) }
      },
    },
    erasers: {
      async letters(tx, { id, verifiedEmail }) {
        if (verifiedEmail) await removeMailTo(tx, verifiedEmail)
        for (const { email, leftAt } of await forgetFormerEmails(tx, id))
          await removeMailTo(tx, email, { until: leftAt })
        return []
      },
    },
  },
}
