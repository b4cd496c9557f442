import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { avatarUrl, findFaces, listStaffOf } from '#domain/accounts/index.ts'
import {
  countViews,
  describeAnswers,
  type DeskCursor,
  hoursFrom,
  listTickets,
  type ListedTicket,
  promisedMinutes,
  workingMinutes,
} from '#domain/support/index.ts'
import { COUNT_MOST, deskViews, toneOf } from '#domain/support/desk/desk-rules.ts'
import { readWords } from '#platform/text/read-words.ts'
import { countInWords, linkedWords, minutesInWords, stateWords } from '../desk-words.ts'

export const WORDS_MOST = 100

export function readShown(params: URLSearchParams) {
  return {
    view: deskViews.find((view) => view === params.get('view')) ?? 'waiting',
    words: readWords(params.get('q'), WORDS_MOST),
  }
}

const cursor = z
  .string()
  .regex(/^\d{1,16}-\d{1,15}$/)
  .transform((text): DeskCursor => {
    const [at = 0, number = 0] = text.split('-').map(Number)
    return { at: new Date(at), number }
  })
  .refine(({ at }) => !Number.isNaN(at.getTime()))

const writeCursor = ({ at, number }: DeskCursor) => `${at.getTime()}-${number}`

/** The queue at the left: a view of it, or what was looked for, with how the clock of each stands. */
export async function loadQueue(edge: MemberEdge) {
  const { db, actor, url, clock, settings } = edge
  const now = clock.now()
  const shown = readShown(url.searchParams)
  const after = cursor.safeParse(url.searchParams.get('after')).data
  const [{ rows, next, isCut }, counts, truth, colleagues] = await Promise.all([
    listTickets(db, actor, { ...shown, now, after }),
    countViews(db, actor, now),
    describeAnswers(db, settings),
    listStaffOf(db, 'support'),
  ])
  const faces = await findFaces(
    db,
    rows.flatMap(({ assigneeId }) => assigneeId ?? []),
  )
  const clockOf = clockReader(settings, now)
  return {
    ...shown,
    now,
    isFirst: after === undefined,
    next: next && writeCursor(next),
    isCut,
    truth,
    viewerId: actor.id,
    colleagues: colleagues.map(({ id, displayName }) => ({ id, name: displayName })),
    tabs: deskViews.map((view) => ({ view, count: countInWords(counts[view], COUNT_MOST) })),
    rows: rows.map((row) => {
      const face = faces.get(row.assigneeId ?? '')
      return {
        number: row.number,
        subject: row.subject,
        from: `${row.name}${row.memberId ? '' : ', visitor'}`,
        about: row.linkedKind ? linkedWords[row.linkedKind].toLowerCase() : '',
        isUrgent: row.priority === 'urgent',
        state: stateWords[row.state],
        at: row.lastAt,
        clock: clockOf(row),
        assignee: row.assigneeId
          ? { name: face?.displayName ?? 'Somebody who left', avatar: avatarUrl(face?.avatarKey ?? null) }
          : null,
      }
    }),
    done: url.searchParams.get('done'),
  }
}

export type QueueData = Awaited<ReturnType<typeof loadQueue>>
export type QueueRow = QueueData['rows'][number]

/** How the clock of what waits stands: what is left or over, and how much of the promise has gone. */
export function clockReader(settings: MemberEdge['settings'], now: Date) {
  const hours = hoursFrom(settings)
  const promised = promisedMinutes(settings)
  return ({ state, answerDueAt: due }: Pick<ListedTicket, 'state' | 'answerDueAt'>) => {
    if (!due || (state !== 'open' && state !== 'waiting')) return null
    const isPast = due <= now
    const minutes = isPast ? workingMinutes(hours, due, now) : workingMinutes(hours, now, due)
    const gone = isPast ? 100 : Math.max(0, Math.min(100, Math.round(100 - (minutes / promised) * 100)))
    return {
      due,
      words: isPast ? `${minutesInWords(minutes)} over` : minutesInWords(minutes),
      gone,
      tone: toneOf(minutes, promised, isPast),
    }
  }
}
