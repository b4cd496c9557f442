import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Edge } from '#app/edge.ts'
import { dayAndTime, whenInWords, whenShort } from '#app/shared/moments.ts'
import { zonedFormat } from '#app/shared/zoned-format.ts'
import { formatBytes } from '#app/ui/inputs/file-drop/file-rules.ts'
import { avatarUrl, findFaces } from '#domain/accounts/index.ts'
import { findOwnThing, type OwnTicket, readThreadForPerson, type ThreadEntry } from '#domain/support/index.ts'
import { linkedWords } from '#domain/support/ticket-words.ts'
import { standingWords } from './standing-words.ts'
import type { ClockView, EntryView, TicketView } from './ticket-view.ts'

type Looker = { now: Date; timeZone: string }
type Shown = {
  /** Where tickets of this reader stand, such as `/my/support`. */
  base: string
  timeZone: string
  /** Whether this reader may send files. */
  takesFiles: boolean
}

const beforeAsked = z.coerce.number().int().min(1).max(2_147_483_647).optional().catch(undefined)

/** A ticket in the words of whoever it belongs to. Everything in it comes from the one query for the person. */
export async function showTicket(
  edge: Pick<Edge, 'db' | 'clock' | 'settings' | 'url'>,
  ticket: OwnTicket,
  { base, timeZone, takesFiles }: Shown,
): Promise<TicketView> {
  const { db, clock, settings, url } = edge
  const before = beforeAsked.parse(url.searchParams.get('before') ?? undefined)
  const looker = { now: clock.now(), timeZone }
  const { entries, hasEarlier } = await readThreadForPerson(db, ticket.number, { before })
  const { state, mergedInto, followsNumber } = ticket
  const isSettled = state === 'resolved' || state === 'closed'
  return {
    number: ticket.number,
    subject: ticket.subject,
    state,
    about: await findAbout(edge, ticket),
    follows: followsNumber ? { number: followsNumber, to: `${base}/${followsNumber}` } : null,
    mergedInto: mergedInto ? { number: mergedInto, to: `${base}/${mergedInto}` } : null,
    standing: standingWords(ticket, looker),
    clock: clockOf(ticket, looker),
    answeredAfter: answeredAfter(ticket),
    isUnread: ticket.isUnread,
    entries: await showEntries(edge, ticket, entries, { base, ...looker }),
    earlier: hasEarlier ? `${base}/${ticket.number}?before=${entries[0]?.number ?? 1}` : null,
    may: {
      write: mergedInto === null,
      resolve: mergedInto === null && !isSettled,
      reopen: mergedInto === null && state === 'resolved',
      rate: isSettled && ticket.answeredAt !== null && mergedInto === null,
    },
    rating: ticket.rating,
    ratingWords: ticket.ratingWords,
    clientId: randomUUID(),
    files: takesFiles
      ? { maxFiles: settings.attachmentsMost, maxBytes: settings.attachmentMegabytes * 1_000_000 }
      : null,
  }
}

async function findAbout({ db }: Pick<Edge, 'db'>, { memberId, linkedKind, linkedId }: OwnTicket) {
  if (!memberId || !linkedKind || !linkedId) return null
  const thing = await findOwnThing(db, memberId, { kind: linkedKind, id: linkedId })
  return thing ? { label: linkedWords[linkedKind].one, title: thing.title, to: thing.to } : null
}

async function showEntries(
  { db }: Pick<Edge, 'db'>,
  { name, number: ticketNumber, memberId }: OwnTicket,
  entries: readonly ThreadEntry[],
  { base, now, timeZone }: Looker & { base: string },
): Promise<EntryView[]> {
  const ids = [...entries.flatMap(({ authorId }) => authorId ?? []), ...(memberId ? [memberId] : [])]
  const faces = await findFaces(db, ids)
  return entries.map(({ number, voice, authorId, text, step, into, writtenAt, files }) => {
    const face = faces.get((voice === 'staff' ? authorId : memberId) ?? '')
    const today = whenShort(writtenAt, now, timeZone).split(',')[0]
    const day = dayAndTime(writtenAt, timeZone).split(',')[0] ?? ''
    return {
      number,
      voice,
      name: voice === 'staff' ? (face?.displayName ?? 'Support') : (face?.displayName ?? name),
      avatar: face ? (avatarUrl(face.avatarKey) ?? null) : null,
      day: today === 'Today' || today === 'Yesterday' ? `${today}, ${day}` : day,
      time: zonedFormat(writtenAt, timeZone, TIME),
      text: step ? stepWords(step, { isMine: isTheirStep(authorId, memberId), into }) : text,
      link: into === null ? null : { to: `${base}/${into}`, label: `Go to ticket ${into}` },
      files: files.map((file) => ({
        id: file.id,
        name: file.name,
        to: `${base}/${ticketNumber}/files/${file.id}`,
        size: formatBytes(file.bytes),
      })),
    }
  })
}

/** Staff are named by what they do, and time only closes: what nobody is named by was done before there was an account. */
const isTheirStep = (authorId: string | null, memberId: string | null) =>
  authorId === null || authorId === memberId

const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

function stepWords(
  step: NonNullable<ThreadEntry['step']>,
  { isMine, into }: { isMine: boolean; into: number | null },
): string {
  const by = isMine ? 'You' : 'Support'
  return {
    resolved: `${by} marked it as resolved.`,
    reopened: `${by} opened it again.`,
    closed: 'Closed: nothing was asked for some days.',
    merged: into === null ? 'It was joined with another ticket.' : `It goes on in ticket ${into}.`,
    joined: 'The ticket joined your account.',
  }[step]
}

/** How long the first answer took; of those before working hours were counted, by the plain clock. */
function answeredAfter({ answeredAt, answeredInMinutes, provedAt, openedAt }: OwnTicket): string | null {
  if (!answeredAt) return null
  if (answeredInMinutes !== null)
    return `First answer after ${hoursAndMinutes(answeredInMinutes)} of working time`
  const minutes = Math.round((answeredAt.getTime() - (provedAt ?? openedAt).getTime()) / 60_000)
  return `First answer after ${inHours(minutes)}`
}

/** From when it was asked to when the first answer is promised, and where that is now. */
function clockOf(ticket: OwnTicket, { now, timeZone }: Looker): ClockView | null {
  const { openedAt, provedAt, answerDueAt, answeredAt, state } = ticket
  if (!answerDueAt || answeredAt || state === 'resolved' || state === 'closed') return null
  const from = provedAt && provedAt > openedAt ? provedAt : openedAt
  const whole = answerDueAt.getTime() - from.getTime()
  const gone = now.getTime() - from.getTime()
  const minutesLeft = Math.round((answerDueAt.getTime() - now.getTime()) / 60_000)
  const left = minutesLeft >= 0 ? `${inHours(minutesLeft)} left` : `${inHours(-minutesLeft)} late`
  const promised = whenInWords(answerDueAt, now, timeZone)
  return {
    at: whole > 0 ? Math.min(100, (gone / whole) * 100) : 100,
    left,
    start: `${whenShort(from, now, timeZone)}, you wrote`,
    end: `${whenShort(answerDueAt, now, timeZone)}, promised`,
    late: minutesLeft < 0,
    label: `First answer promised by ${promised}: ${left}`,
  }
}

function inHours(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  return hours >= 48 ? `${Math.round(hours / 24)} days` : hoursAndMinutes(minutes)
}

function hoursAndMinutes(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  return hours === 0 ? `${rest} min` : `${hours} h ${rest} min`
}
