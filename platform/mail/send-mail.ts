import { and, eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '#platform/db/database.ts'
import { log } from '#platform/log/log.ts'
import { MailFailure } from './mail-failure.ts'
import { mailMessage } from './schema.server.ts'
import type { MailTransport } from './transport.ts'
import { TOO_LATE, withoutSecret } from './without-secret.ts'

/** With the queue's growing pauses these last about five hours, longer than most outages of a mail server. */
export const MAIL_TRIES = 16
/** A few more than the tries that count, for those cut short by a restart before they could be counted. */
export const MAIL_JOB_RETRIES = MAIL_TRIES + 4

export type MailServices = {
  db: Db
  transport: MailTransport | undefined
  now: Date
  /** A demo's letters are read in the product, links and codes too: nobody real lives there. */
  isDemo: boolean
}

/** Whether a failure is one of the tries after which a letter is given up. */
type Try = { counts: boolean }

/**
 * The job behind the outbox. It may run twice, also at once: the row stays locked while its letter goes out, and only one
 * that still waits is sent. (A process that dies between the server's yes and the commit sends again, with the same
 * Message-ID.) A failure is written down first and thrown then, so that the queue tries again.
 */
export async function sendMail(
  { db, transport, now, isDemo }: MailServices,
  mailId: string,
  { counts }: Try = { counts: true },
): Promise<void> {
  const failure = await db.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = '5min'`)
    const [letter] = await tx
      .select()
      .from(mailMessage)
      .where(and(eq(mailMessage.id, mailId), eq(mailMessage.state, 'waiting')))
      // Not skipped where another holds it: that one may be dying, and who went on would take the letter for sent.
      .for('update')
    if (!letter) return undefined
    const update = (values: PgUpdateSetSource<typeof mailMessage>) =>
      tx.update(mailMessage).set(values).where(eq(mailMessage.id, mailId))
    if (letter.secretUntil && letter.secretUntil <= now) {
      await update({ state: 'failed', lastError: TOO_LATE, ...withoutSecret })
      return undefined
    }
    if (!transport) {
      await update({ state: 'kept', ...(isDemo ? {} : withoutSecret) })
      return undefined
    }
    const attempts = letter.attempts + (counts ? 1 : 0)
    try {
      await transport.send(letter)
    } catch (error) {
      if (!(error instanceof MailFailure)) throw error
      const over = error.permanent || attempts >= MAIL_TRIES
      const state = over ? { state: 'failed' as const, ...withoutSecret } : { state: 'waiting' as const }
      await update({ ...state, attempts, lastError: error.message })
      return error
    }
    await update({ state: 'sent', attempts, sentAt: now, lastError: null, ...withoutSecret })
    return undefined
  })
  if (!failure) return
  // An address that does not exist is nobody's fault here, and trying again would change nothing.
  if (failure.permanent) log.warn({ err: failure, mailId }, 'a letter was refused for good')
  else throw failure
}
