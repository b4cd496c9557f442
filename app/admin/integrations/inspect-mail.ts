import { findLastMailError } from '#platform/mail/last-mail-error.ts'
import { findMailTrouble } from '#platform/mail/find-mail-trouble.ts'
import { countWaitingMail } from '#platform/mail/queries.ts'
import { askHealth, withoutCredentials, type Health } from './health.ts'
import { type Integration, set } from './integration.ts'
import type { IntegrationEdge } from './parts.ts'

/** Whether letters reach people: the server answers, and took the last letter that was tried. */
export async function inspectMail(edge: IntegrationEdge): Promise<Integration> {
  const { config, db } = edge
  const server = config.mail ? new URL(config.mail.url) : undefined
  const [waiting, lastError, health] = await Promise.all([
    countWaitingMail(db),
    findLastMailError(db),
    lookAtServer(edge),
  ])
  return {
    id: 'mail',
    title: 'Mail',
    uses: server ? `The mail server ${server.host}` : 'No mail server: e-mails stay in the outbox',
    lines: [
      { name: 'SMTP_URL', value: set(config.mail?.url) },
      { name: 'Sign-in at the server', value: set(server?.username) },
      { name: 'MAIL_FROM', value: config.mailFrom },
      { name: 'E-mails waiting', value: String(waiting) },
    ],
    health,
    test: { intent: 'test-mail', label: 'Send me a test e-mail' },
    lastError: lastError && { at: lastError.writtenAt, words: withoutCredentials(lastError.words) },
  }
}

async function lookAtServer({ config, db, mail }: IntegrationEdge): Promise<Health> {
  if (!config.mail) return { state: 'unset', words: 'Not set up: e-mails are kept here and reach nobody' }
  if (!mail) return { state: 'fails', words: 'Not open in this process' }
  const [answer, trouble] = await Promise.all([askHealth(() => mail.health()), findMailTrouble(db)])
  if (answer.state === 'fails' || trouble === undefined) return answer
  return {
    state: 'fails',
    words: `Answers, but did not take the last e-mail: ${withoutCredentials(trouble)}`,
  }
}
