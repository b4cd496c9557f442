import { Socket } from 'node:net'
import { createTransport } from 'nodemailer'
import addressparser from 'nodemailer/lib/addressparser'
import type { Config } from '#platform/config/variables.ts'
import { MailFailure } from './mail-failure.ts'
import type { MailMessage } from './schema.server.ts'

export type Letter = Pick<
  MailMessage,
  'id' | 'brand' | 'from' | 'to' | 'subject' | 'text' | 'html' | 'unsubscribeUrl' | 'createdAt' | 'thread'
>

export type MailTransport = {
  /** Rejects with `MailFailure`. */
  send(letter: Letter): Promise<void>
  /** Connects and signs in; rejects, saying why, when letters can't be sent. */
  health(): Promise<void>
}

/** A job holds a database connection while it sends: a silent server must not keep it long. */
const CONNECT_TIMEOUT_MS = 10_000
const SILENCE_TIMEOUT_MS = 20_000
/**
 * However often it says something in between. Long enough for one that takes its time over each command: what is given up after
 * the letter was handed over is sent once more.
 */
const WHOLE_TIMEOUT_MS = 60_000

/** To the operator's mail server. */
export function openMailTransport(
  mail: NonNullable<Config['mail']>,
  { wholeMs = WHOLE_TIMEOUT_MS } = {},
): MailTransport {
  const from = parseSender(mail.from)
  const smtpOver = (socket?: Socket) =>
    createTransport({
      url: mail.url,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      greetingTimeout: CONNECT_TIMEOUT_MS,
      dnsTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SILENCE_TIMEOUT_MS,
      ...(socket ? { socket } : {}),
    })

  return {
    async send(letter) {
      // One that is ours, so that it can be hung up: the library knows no end to the whole.
      const socket = new Socket()
      const { promise: tooLate, reject } = Promise.withResolvers<never>()
      const timer = setTimeout(() => {
        socket.destroy()
        reject(new Error(`The mail server did not take the letter within ${wholeMs / 1_000} seconds`))
      }, wholeMs)
      try {
        const sent = smtpOver(socket).sendMail({
          // The same letter keeps its id and date however often it is tried, so a second copy is known for one.
          messageId: `<${letter.id}@${from.domain}>`,
          date: letter.createdAt,
          from: { name: letter.brand, address: letter.from ?? from.address },
          to: { name: '', address: letter.to },
          subject: letter.subject,
          text: letter.text,
          html: letter.html,
          ...threadOf(letter.thread, from.domain),
          headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(letter.unsubscribeUrl) },
          disableFileAccess: true,
          disableUrlAccess: true,
        })
        await Promise.race([sent, tooLate])
      } catch (error) {
        throw MailFailure.from(error)
      } finally {
        clearTimeout(timer)
      }
    },
    async health() {
      await smtpOver().verify()
    },
  }
}

/** One click in the mail program, without opening a page (RFC 8058). */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  return url === null
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

/** All letters of a thread answer the same root, which itself was never sent: so mail programs keep them together. */
function threadOf(thread: string | null, domain: string): { inReplyTo?: string; references?: string } {
  if (thread === null) return {}
  const root = `<${thread}@${domain}>`
  return { inReplyTo: root, references: root }
}

function parseSender(sender: string): { address: string; domain: string } {
  const address = addressparser(sender, { flatten: true })[0]?.address
  const domain = address?.split('@')[1]
  if (!address || !domain) throw new RangeError('MAIL_FROM: write a sender: Guildhall <post@example.org>')
  return { address, domain }
}
