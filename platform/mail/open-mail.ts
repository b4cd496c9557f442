import type { Config } from '#platform/config/variables.ts'
import type { MailTransport } from './transport.ts'

/** Letters go to the operator's mail server, or nowhere when none is configured: then they are kept in the outbox. */
export async function openMail(mail: Config['mail']): Promise<MailTransport | undefined> {
  if (!mail) return undefined
  const { openMailTransport } = await import('./transport.ts')
  return openMailTransport(mail)
}
