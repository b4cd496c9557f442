import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { momentOf } from '#app/admin/case-desk/conduct-rows.ts'
import type { MemberEdge } from '#app/edge.ts'
import { describeRules } from '#app/ui/inputs/file-drop/file-rules.ts'
import { suggestArticles } from '#app/shared/help/suggest-articles.server.ts'
import { avatarUrl, findFaces } from '#domain/accounts/index.ts'
import { type DeskEntry, findDeskTicket, listTemplates, readDeskThread } from '#domain/support/index.ts'
import { EARLIER_TIMES_MOST } from '#domain/support/desk/desk-rules.ts'
import { fillTemplate } from '#domain/support/desk/template-rules.ts'
import { may } from '#domain/support/desk/permissions.ts'
import { Forbidden, NotFound } from '#platform/errors/errors.ts'
import { minutesInWords } from '../desk-words.ts'
import { loadQueue } from '../queue/load-queue.ts'
import { loadAnswerClock } from './load-answer-clock.ts'
import { describeLinked } from './describe-linked.ts'
import { loadPerson } from './load-person.ts'
import { stepWords, writerOf } from './step-words.ts'

/** What somebody asks stands at the beginning. */
const ASKED_READ = 600

export function readNumber(params: MemberEdge['params']): number {
  const number = z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number)
    .safeParse(params['number']).data
  if (!number) throw new NotFound('There is no such ticket')
  return number
}

/** How often earlier entries were asked for. */
const earlierAsked = z.coerce.number().int().min(0).max(EARLIER_TIMES_MOST).catch(0)

/** The queue with one ticket whole beside it; of one's own ticket nothing but that it is. */
export async function loadTicket(edge: MemberEdge) {
  const number = readNumber(edge.params)
  const [queue, one] = await Promise.all([loadQueue(edge), loadOne(edge, number)])
  return { queue, number, one }
}

async function loadOne(edge: MemberEdge, number: number) {
  const { db, actor, viewer, settings, url } = edge
  const found = await findDeskTicket(db, actor, number).catch(leaveOwn)
  if (!found) return null
  const earlierTimes = earlierAsked.parse(url.searchParams.get('earlier') ?? 0)
  const [entries, person, linked, templates] = await Promise.all([
    readDeskThread(db, actor, number, { earlierTimes }),
    loadPerson(edge, found),
    describeLinked(edge, found),
    listTemplates(db, actor),
  ])
  const asked = entries.findLast(({ voice, step }) => voice === 'person' && step === null)?.text ?? ''
  const { answer } = await suggestArticles(edge, `${asked.slice(0, ASKED_READ)} ${found.subject}`)
  const faces = await findFaces(db, [...entries.flatMap(peopleIn), found.assigneeId ?? []].flat())
  const nameOf = (id: unknown) => faces.get(String(id))?.displayName ?? 'Somebody who left'
  const facts = {
    name: found.name.split(' ')[0] ?? found.name,
    number: String(number),
    subject: found.subject,
    agent: viewer.displayName,
    marketplace: settings.marketplaceName,
    ...(found.linkedKind && linked ? { [found.linkedKind]: linked.title } : {}),
  }
  const lastOf = (kind: 'staff' | 'note') =>
    entries.findLast(({ authorId, voice, step }) => authorId === actor.id && voice === kind && step === null)
      ?.number ?? 0
  const filled = templates.map((one) => ({ ...one, text: fillTemplate(one.text, facts) }))
  return {
    subject: found.subject,
    kind: found.kind,
    state: found.state,
    priority: found.priority,
    name: found.name,
    mergedInto: found.mergedInto,
    followsNumber: found.followsNumber,
    answeredIn: found.answeredInMinutes === null ? null : minutesInWords(found.answeredInMinutes),
    rating: found.rating && { is: found.rating, words: found.ratingWords },
    assignee: found.assigneeId === null ? null : { id: found.assigneeId, name: nameOf(found.assigneeId) },
    clock: loadAnswerClock(edge, found, entries),
    person,
    linked,
    lastNumber: found.lastNumber,
    /** The newest of one's own words: once they are there, the field for the next is empty, and the other keeps its own. */
    ownLast: { answer: lastOf('staff'), note: lastOf('note') },
    /** How often to ask for them, where there are earlier ones than these. */
    earlierTimes:
      (entries[0]?.number ?? 1) > 1 && earlierTimes < EARLIER_TIMES_MOST ? earlierTimes + 1 : null,
    thread: entries.map((entry) => ({
      number: entry.number,
      voice: entry.voice,
      isStep: entry.step !== null,
      isOwn: entry.authorId === actor.id,
      name: writerOf(entry, found, nameOf),
      avatar: avatarUrl(faces.get(entry.authorId ?? '')?.avatarKey ?? null),
      time: momentOf(entry.writtenAt, viewer.timeZone),
      text: entry.step ? stepWords(entry, nameOf) : entry.text,
      files: entry.files,
    })),
    templates: filled,
    /** Sentences of articles that speak of what the person asks, each ready to be put into the answer. */
    fromArticles: answer.map(({ to, title, text }) => ({
      to,
      title,
      text: `${text} ${edge.config.origin}${to}`,
    })),
    chosen: filled.find(({ id }) => id === url.searchParams.get('template')) ?? null,
    isNote: url.searchParams.get('write') === 'note',
    mayHandle: may(actor, 'ticket.answer', { ownerId: found.memberId ?? '' }),
    fileRules: describeRules({
      maxFiles: settings.attachmentsMost,
      maxBytes: settings.attachmentMegabytes * 1_000_000,
    }),
    answerKey: randomUUID(),
    noteKey: randomUUID(),
  }
}

function peopleIn({ authorId, details }: DeskEntry): string[] {
  return [authorId, details?.['from'], details?.['to']].filter(
    (id): id is string => z.uuid().safeParse(id).success,
  )
}

/** What is one's own is handled by a colleague: there is nothing of it to read here. */
function leaveOwn(error: unknown): null {
  if (error instanceof Forbidden) return null
  throw error
}

export type TicketData = Awaited<ReturnType<typeof loadTicket>>
export type OneTicket = NonNullable<TicketData['one']>
export type EntryData = OneTicket['thread'][number]
