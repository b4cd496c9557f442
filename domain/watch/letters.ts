import { listAdministrators } from '#domain/accounts/index.ts'
import { letter, type LetterContext, type Letters } from '#domain/letter.ts'
import type { LetterKind } from '#domain/letter-kinds.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { TroubleKind } from './troubles.ts'

/** By it the process that raised an alarm finds its letters in the outbox: it sends them itself, for nobody may take jobs. */
export const ALARM_MAIL = 'alarm' satisfies LetterKind

const WORDS: Record<TroubleKind, { subject: string; advice: string; over: string }> = {
  'nobody-works': {
    subject: 'No worker takes jobs',
    advice: 'Look whether the worker runs, and start it again. What waits is done then, nothing is lost.',
    over: 'Workers take jobs again',
  },
  'jobs-late': {
    subject: 'Jobs are late',
    advice: 'Look at the worker’s log. It may be stuck, or there may be more to do than it can.',
    over: 'Jobs are on time again',
  },
  'jobs-failed': {
    subject: 'Jobs failed for good',
    advice: 'Read why, mend the cause, and try them again.',
    over: 'No failed job is left',
  },
}

const toAdministrators = async (_: unknown, tx: Transaction) =>
  (await listAdministrators(tx.db)).map(({ id }) => ({ memberId: id }))

const frame = ({ siteOrigin }: LetterContext) => ({
  action: { label: 'Look at the jobs', url: `${siteOrigin}/admin/integrations/jobs` },
  footnote: 'You get this e-mail because you administer the marketplace.',
})

export const watchLetters: Letters = {
  'alarm.raised': [
    letter({
      kind: ALARM_MAIL,
      who: toAdministrators,
      words: ({ alarm, words }, context) => ({
        subject: WORDS[alarm].subject,
        paragraphs: [words, WORDS[alarm].advice],
        ...frame(context),
      }),
    }),
  ],
  'alarm.ended': [
    letter({
      kind: ALARM_MAIL,
      who: toAdministrators,
      words: ({ alarm }, context) => ({
        subject: WORDS[alarm].over,
        paragraphs: ['Nothing is left to do.'],
        ...frame(context),
      }),
    }),
  ],
}
