import { whenInWords } from '#app/shared/moments.ts'
import { addDays } from '#platform/clock/clock.ts'
import { CLOSED_AFTER_DAYS, type TicketState } from '#domain/support/ticket-rules.ts'
import type { PiePart } from '#app/ui/figures/pie/pie.tsx'

type Standing = {
  state: TicketState
  answerDueAt: Date | null
  resolvedAt: Date | null
  closedAt: Date | null
}
type Reader = { now: Date; timeZone: string }

export const statePart: Record<TicketState, PiePart> = {
  open: 0,
  answered: 3,
  waiting: 2,
  resolved: 4,
  closed: 4,
}

/** Whose turn it is or when what happens, for a row of a list. */
export function turnWords({ state, answerDueAt, resolvedAt, closedAt }: Standing, reader: Reader): string {
  const when = (at: Date) => whenInWords(at, reader.now, reader.timeZone)
  if (state === 'answered') return 'your turn'
  if (state === 'waiting') return 'with us'
  if (state === 'open') return answerDueAt ? `answer by ${when(answerDueAt)}` : 'with us'
  if (state === 'resolved') return resolvedAt ? `closes ${when(closesAt(resolvedAt))}` : ''
  return closedAt ? when(closedAt) : ''
}

const closesAt = (resolvedAt: Date) => addDays(resolvedAt, CLOSED_AFTER_DAYS)

/** Where it stands and what follows from here, for the ticket itself. */
export function standingWords(
  { state, answerDueAt, resolvedAt }: Standing,
  { now, timeZone }: Reader,
): { title: string; text: string } {
  const when = (at: Date) => whenInWords(at, now, timeZone)
  if (state === 'open')
    return {
      title: 'Open, with us',
      text:
        answerDueAt && answerDueAt > now
          ? `A person reads it. The first answer comes by ${when(answerDueAt)}.`
          : 'A person reads it. The first answer is late: we are sorry.',
    }
  if (state === 'answered')
    return {
      title: 'Answered, your turn',
      text: `Is it solved? Then it rests for ${CLOSED_AFTER_DAYS} days and is closed. A reply opens it again until then.`,
    }
  if (state === 'waiting') return { title: 'Waiting, with us', text: 'You wrote last. We answer here.' }
  if (state === 'resolved')
    return {
      title: 'Resolved',
      text: resolvedAt
        ? `It is closed ${when(closesAt(resolvedAt))}. A reply opens it again until then.`
        : 'A reply opens it again.',
    }
  return { title: 'Closed', text: 'A reply begins a new ticket that names this one.' }
}
