import { and, asc, eq } from 'drizzle-orm'
import { log } from '#platform/log/log.ts'
import { mailMessage } from './schema.server.ts'
import { sendMail, type MailServices } from './send-mail.ts'

const MOST_AT_ONCE = 50

/**
 * Sends what waits of one kind from this process, for letters that must go out when nobody takes jobs; says whether none is left to be
 * tried again. Any number of processes try, and often: were their tries counted, a letter would be given up within minutes.
 */
export async function sendWaiting(services: MailServices, kind: string): Promise<boolean> {
  const waiting = await services.db
    .select({ id: mailMessage.id })
    .from(mailMessage)
    .where(and(eq(mailMessage.state, 'waiting'), eq(mailMessage.kind, kind)))
    .orderBy(asc(mailMessage.createdAt))
    .limit(MOST_AT_ONCE)
  let isDone = true
  for (const { id } of waiting)
    await sendMail(services, id, { counts: false }).catch((error: unknown) => {
      isDone = false
      log.error({ err: error, mailId: id }, 'a letter that must not wait could not be sent')
    })
  return isDone
}
