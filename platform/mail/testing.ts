import { createServer, type AddressInfo, type Server } from 'node:net'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { openMailTransport, type MailTransport } from './transport.ts'

export type MailPeer = { url: string; letters: ParsedMail[]; recipients: string[] }

/** A real SMTP server for one test that keeps what it accepts; `behave` makes it refuse. */
export async function openMailPeer(behave: SMTPServerOptions = {}): Promise<MailPeer> {
  const letters: ParsedMail[] = []
  const recipients: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, callback) {
      simpleParser(stream, (error: Error | null, parsed) => {
        if (error) return callback(error)
        letters.push(parsed)
        recipients.push(...session.envelope.rcptTo.map((recipient) => recipient.address))
        callback()
      })
    },
    ...behave,
  })
  // Whoever sends may be killed amid it.
  smtp.on('error', () => {})
  onTestFinished(() => new Promise<void>((resolve) => smtp.close(resolve)))
  return { url: await listen(smtp.server), letters, recipients }
}

/** Greets as a mail server and hangs up at the first word. */
export async function openDroppingPeer(): Promise<{ url: string; close(): Promise<void> }> {
  const server = createServer((socket) => {
    socket.write('220 peer ESMTP\r\n')
    socket.once('data', () => socket.destroy())
  })
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  onTestFinished(close)
  return { url: await listen(server), close }
}

export function transportTo(url: string, limits?: { wholeMs: number }): MailTransport {
  return openMailTransport({ url, from: 'Guildhall <post@guildhall.example>' }, limits)
}

/** Does what is asked, and takes its time over each command. */
export function slowly(ms: number): SMTPServerOptions {
  const late = (...given: unknown[]) => void setTimeout(given.at(-1) as () => void, ms)
  return { onConnect: late, onMailFrom: late, onRcptTo: late }
}

/** An answer of the peer's to any command: not now (4xx) or never (5xx). */
export function refuse(responseCode: number, words: string) {
  return (...given: unknown[]): void => {
    const callback = given.at(-1) as (error: Error) => void
    callback(Object.assign(new Error(words), { responseCode }))
  }
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}
