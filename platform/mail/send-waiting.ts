import { and, asc, eq } from 'drizzle-orm'
import { log } from '#platform/log/log.ts'
import { mailMessage } from './schema.server.ts'
import { sendMail, type MailServices } from './send-mail.ts'

const MOST_AT_ONCE = 50

/** Sends what waits of one kind from this process, for letters that must go out when nobody takes jobs. */
export async function sendWaiting(services: MailServices, kind: string): Promise<void> {
  const waiting = await services.db
    .select({ id: mailMessage.id })
    .from(mailMessage)
    .where(and(eq(mailMessage.state, 'waiting'), eq(mailMessage.kind, kind)))
    .orderBy(asc(mailMessage.createdAt))
    .limit(MOST_AT_ONCE)
  for (const { id } of waiting)
    await sendMail(services, id).catch((error: unknown) =>
      log.error({ err: error, mailId: id }, 'a letter that must not wait could not be sent'),
    )
}
