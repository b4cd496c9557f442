import { listAdministrators, writeLetter, type LetterGiven } from '#domain/accounts/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { TroubleKind } from './troubles.ts'

/** By it the process that raised an alarm finds its letters in the outbox. */
export const ALARM_MAIL = 'alarm'

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

/** Tells all administrators of a trouble. */
export async function writeAlarm(
  tx: Transaction,
  { kind, words }: { kind: TroubleKind; words: string },
  given: LetterGiven,
): Promise<void> {
  const { subject, advice } = WORDS[kind]
  await tellAdministrators(tx, { subject, paragraphs: [words, advice] }, given)
}

/** Tells those who were told of it that it is over. */
export async function writeAllClear(tx: Transaction, kind: TroubleKind, given: LetterGiven): Promise<void> {
  await tellAdministrators(tx, { subject: WORDS[kind].over, paragraphs: ['Nothing is left to do.'] }, given)
}

async function tellAdministrators(
  tx: Transaction,
  { subject, paragraphs }: { subject: string; paragraphs: string[] },
  given: LetterGiven,
): Promise<void> {
  const words = {
    kind: ALARM_MAIL,
    subject,
    heading: subject,
    paragraphs,
    action: { label: 'Look at the jobs', url: `${given.siteOrigin}/admin/integrations/jobs` },
    footnote: 'You get this letter because you administer the marketplace.',
  }
  for (const to of await listAdministrators(tx.db)) await writeLetter(tx, to, words, given)
}
