import { createHmac } from 'node:crypto'
import { constantTimeEqual } from '#platform/telemetry/constant-time-equal.ts'

const VALID_MS = 60 * 60_000

/** Goes into the address after a ticket was opened, so that the page can say its number and nobody can make one up. */
export function makeSentMark(ticketNumber: number, secret: string, now: Date): string {
  const until = now.getTime() + VALID_MS
  return `${ticketNumber}.${until}.${sign(ticketNumber, until, secret)}`
}

/** The ticket's number, if the mark is ours and recent. */
export function readSentMark(mark: string | null, secret: string, now: Date): number | undefined {
  const [, ticketNumber, until, signature] = /^(\d{1,15})\.(\d{1,15})\.([\w-]{43})$/.exec(mark ?? '') ?? []
  if (!ticketNumber || !until || !signature) return undefined
  const isOurs = constantTimeEqual(signature, sign(Number(ticketNumber), Number(until), secret))
  return isOurs && now.getTime() < Number(until) ? Number(ticketNumber) : undefined
}

function sign(ticketNumber: number, until: number, secret: string): string {
  return createHmac('sha256', secret).update(`contacts sent ${ticketNumber} ${until}`).digest('base64url')
}
