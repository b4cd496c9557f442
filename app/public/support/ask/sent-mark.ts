import type { Secret } from '#platform/crypto/secret.ts'
import { isSigned, sign } from '#platform/crypto/sign.ts'

const VALID_MS = 60 * 60_000

/** Goes into the address after a ticket was opened, so that the page can say its number and nobody can make one up. */
export function makeSentMark(ticketNumber: number, secret: Secret, now: Date): string {
  const until = now.getTime() + VALID_MS
  return `${ticketNumber}.${until}.${sign(secret, wordsOf(ticketNumber, until))}`
}

/** The ticket's number, if the mark is ours and recent. */
export function readSentMark(mark: string | null, secret: Secret, now: Date): number | undefined {
  const [, ticketNumber, until, signature] = /^(\d{1,15})\.(\d{1,15})\.([\w-]{43})$/.exec(mark ?? '') ?? []
  if (!ticketNumber || !until || !signature) return undefined
  const isOurs = isSigned(secret, wordsOf(Number(ticketNumber), Number(until)), signature)
  return isOurs && now.getTime() < Number(until) ? Number(ticketNumber) : undefined
}

const wordsOf = (ticketNumber: number, until: number) => `contacts sent ${ticketNumber} ${until}`
