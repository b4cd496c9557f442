import { momentOf } from '#app/shared/messages/show-messages.server.ts'
import type { MessageView } from '#app/shared/messages/message-view.ts'
import type { DealEvent } from '#domain/deals/index.ts'
import { addressOf, type RoomContext } from '../room-context.ts'
import type { FileView } from '../room-view.ts'
import { timelineView, type TimelineLine } from './timeline-view.ts'

export const courseParts = ['all', 'words', 'steps', 'money', 'files'] as const
export type CoursePart = (typeof courseParts)[number]

/** So much stands open; what was before it is folded away. */
const OPEN_MOST = 30

/** What was handed over or asked for with a step, and is read where it happened. */
type HandedOver = { text: string | null; files: FileView[] }
export type StepView = Pick<TimelineLine, 'words' | 'notes' | 'amount' | 'parts'> & { handed: HandedOver }

export type CourseEntry = { key: string; day: string; time: string } & (
  | { message: MessageView; step: null }
  | { message: null; step: StepView }
)

export type Said = { at: Date; message: MessageView }

/** The number of what whoever looks has written last; what their absence answered was not written now. */
export const lastOwnNumber = (said: readonly Said[]): number =>
  said.findLast(({ message: { isMine, voice } }) => isMine && voice !== 'absence')?.message.number ?? 0

type Dated = { at: Date; entry: CourseEntry }

const isIn: Record<CoursePart, (entry: CourseEntry) => boolean> = {
  all: () => true,
  words: ({ message }) => message !== null,
  steps: ({ step }) => step !== null,
  money: ({ step }) => step !== null && step.amount !== null,
  files: ({ message, step }) => (message?.files ?? step?.handed.files ?? []).length > 0,
}

/** What was said and done, in one order: words and steps as they followed one another. */
export function courseView(
  context: RoomContext,
  { said, files, show }: { said: readonly Said[]; files: readonly FileView[]; show: string | null },
) {
  const words = said
    // A step stands here itself, with its figures.
    .filter(({ message }) => message.kind !== 'step')
    .map(({ at, message }): Dated => {
      const { day, time, number } = message
      return { at, entry: { key: `m${number}`, day, time, message, step: null } }
    })
  const course = [...steps(context, files), ...words]
    .toSorted((one, other) => Number(one.at) - Number(other.at))
    .map(({ entry }) => entry)
  const part = courseParts.find((one) => one === show) ?? 'all'
  const shown = course.filter(isIn[part])
  const from = Math.max(0, shown.length - OPEN_MOST)
  return {
    earlier: shown.slice(0, from),
    entries: shown.slice(from),
    now: momentOf(context.now, context).time,
    parts: courseParts.map((one) => ({
      part: one,
      to: `${addressOf(context, one === 'all' ? {} : { show: one })}#said`,
      count: course.filter(isIn[one]).length,
      isShown: one === part,
    })),
  }
}

function steps(context: RoomContext, files: readonly FileView[]): Dated[] {
  const lines = new Map(timelineView(context).map((line) => [line.number, line]))
  return context.room.events.flatMap((event) => {
    const line = lines.get(event.number)
    if (!line) return []
    const { words, notes, amount, parts } = line
    const step = { words, notes, amount, parts, handed: handedOver(context, event, files) }
    const entry = { key: `s${event.number}`, ...momentOf(event.at, context), message: null, step }
    return [{ at: event.at, entry }]
  })
}

function handedOver({ room }: RoomContext, event: DealEvent, files: readonly FileView[]): HandedOver {
  const ofMilestone = room.deliveries.filter(({ milestoneId }) => milestoneId === event.milestoneId)
  const filesOf = (subjectId: string, side: string) =>
    files.filter((file) => file.subjectId === subjectId && file.by === side)
  if (event.kind === 'delivered') {
    const made = ofMilestone.find(({ number }) => number === event.data['number'])
    if (made) return { text: made.text, files: filesOf(made.id, 'seller') }
  }
  if (event.kind === 'revision-asked') {
    const about = ofMilestone.findLast(({ at }) => at <= event.at)
    if (about) return { text: about.revisionReasons, files: filesOf(about.id, 'buyer') }
  }
  return { text: null, files: [] }
}
