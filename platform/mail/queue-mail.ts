import { writeSoon } from '#platform/db/pending-writes.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { checkAddress, checkLink, oneLine } from './header-values.ts'
import { mailMessage } from './schema.server.ts'

/** A token or a code in a letter, or both, as they are written there, and until when they are good. */
type MailSecret = { words: string; code?: string | undefined; until: Date }

export type NewMail = {
  kind: string
  /** The name of the brand it comes from, shown as the sender. */
  brand: string
  /** The brand's own address to send from; without one it is the marketplace's. */
  from?: string | undefined
  to: string
  subject: string
  text: string
  html: string
  /** Letters of one thing, such as `ticket-1207`, are kept together by mail programs. */
  thread?: string | undefined
  /** What in its words opens a door: kept only until it is sent. */
  secret?: MailSecret | undefined
  /** Where one click (a POST without a session) stops letters of this kind. */
  unsubscribeUrl?: string
}

type MailQueued = { readonly kind: 'mail.queued'; readonly mailId: string }

declare module '#platform/events/events.ts' {
  interface Events {
    mail: MailQueued
  }
}

/** Writes a letter into the outbox and says so: it goes out when the transaction commits, and never if it doesn't. */
export async function queueMail(tx: Transaction, mail: NewMail): Promise<string> {
  const secrets = mail.secret ? [mail.secret.words, mail.secret.code ?? ''] : []
  if (!secrets.every((words) => mail.text.includes(words)))
    throw new RangeError('The secret of a letter stands in its text')
  const id = crypto.randomUUID()
  writeSoon(tx.db, {
    query: tx.db.insert(mailMessage).values({
      id,
      kind: mail.kind,
      brand: oneLine(mail.brand),
      from: mail.from === undefined ? null : checkAddress(mail.from),
      to: checkAddress(mail.to),
      subject: oneLine(mail.subject),
      text: mail.text,
      html: mail.html,
      thread: mail.thread ?? null,
      unsubscribeUrl: mail.unsubscribeUrl === undefined ? null : checkLink(mail.unsubscribeUrl),
      secret: mail.secret ? secrets.join('\n').trimEnd() : null,
      secretUntil: mail.secret?.until ?? null,
      createdAt: tx.now,
    }),
  })
  await tx.announce({ kind: 'mail.queued', mailId: id })
  return id
}
