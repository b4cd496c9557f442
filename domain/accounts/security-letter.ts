import type { Transaction } from '#platform/db/transaction.ts'
import type { LetterSecret } from '#platform/mail/queue-mail.ts'
import { writeLetter, type Addressee, type LetterGiven } from './write-letter.ts'

export type SecurityLetter = {
  to: Addressee
  subject: string
  paragraphs: string[]
  action?: { label: string; url: string }
  secret?: LetterSecret
}

/** A letter about the safety of an account: always sent, whatever the member's preferences are. */
export async function sendSecurityLetter(
  tx: Transaction,
  { to, subject, ...parts }: SecurityLetter,
  given: LetterGiven,
): Promise<void> {
  await writeLetter(tx, to, { kind: 'security', subject, heading: subject, ...parts }, given)
}
