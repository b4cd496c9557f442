import { type Addressee, type LetterGiven, writeLetter } from '#domain/accounts/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { LetterSecret } from '#platform/mail/queue-mail.ts'
import type { Block } from './deletion-blocks.ts'

export type { LetterGiven }

type Words = {
  to: Addressee
  subject: string
  paragraphs: string[]
  action: { label: string; url: string }
  secret?: LetterSecret
}

/** Letters about one's own data can't be turned off: they are about the account itself. */
async function send(tx: Transaction, { to, subject, ...parts }: Words, given: LetterGiven): Promise<void> {
  await writeLetter(tx, to, { kind: 'security', subject, heading: subject, ...parts }, given)
}

const day = (at: Date) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(at)

const accountData = ({ siteOrigin }: LetterGiven) => `${siteOrigin}/my/account#data`

export async function exportReadyLetter(
  tx: Transaction,
  to: Addressee,
  { url, expiresAt }: { url: string; expiresAt: Date },
  given: LetterGiven,
): Promise<void> {
  await send(
    tx,
    {
      to,
      subject: 'Your data is ready',
      paragraphs: [
        `The file you asked for is there until ${day(expiresAt)}. It holds personal data: keep it where only you can read it.`,
        'You need to be signed in to fetch it. If you did not ask for it, change your password.',
      ],
      action: { label: 'Download my data', url },
      secret: { words: new URL(url).searchParams.get('signature') ?? '', until: expiresAt },
    },
    given,
  )
}

export async function deletionAskedLetter(
  tx: Transaction,
  to: Addressee,
  { dueAt }: { dueAt: Date },
  given: LetterGiven,
): Promise<void> {
  await send(
    tx,
    {
      to,
      subject: `Your account will be deleted on ${day(dueAt)}`,
      paragraphs: [
        'You asked us to delete your account. Until that day you can sign in, look, finish what is open and take your data along.',
        'If you changed your mind, or if it was not you who asked, sign in and cancel. Nothing is lost until then.',
      ],
      action: { label: 'Cancel the deletion', url: accountData(given) },
    },
    given,
  )
}

export async function deletionReminderLetter(
  tx: Transaction,
  to: Addressee,
  { dueAt, blocks }: { dueAt: Date; blocks: readonly Block[] },
  given: LetterGiven,
): Promise<void> {
  const toFinish =
    blocks.length === 0
      ? []
      : [`Before that, this must be finished:\n${blocks.map(({ words }) => `– ${words}`).join('\n')}`]
  await send(
    tx,
    {
      to,
      subject: `Reminder: your account will be deleted on ${day(dueAt)}`,
      paragraphs: [
        'After that day nobody can bring it back. If you want your data, download it before then.',
        ...toFinish,
        'If you changed your mind, sign in and cancel.',
      ],
      action: { label: 'Cancel the deletion', url: accountData(given) },
    },
    given,
  )
}

export async function deletionCancelledLetter(
  tx: Transaction,
  to: Addressee,
  { reason }: { reason: string | undefined },
  given: LetterGiven,
): Promise<void> {
  await send(
    tx,
    {
      to,
      subject: 'Your account stays',
      paragraphs: reason
        ? ['An administrator cancelled the deletion of your account. The reason given:', reason]
        : ['The deletion of your account was cancelled. Everything is as it was.'],
      action: { label: 'Look at my account', url: accountData(given) },
    },
    given,
  )
}
