import { isHeld } from '#domain/deals/states.ts'
import { settle } from '#domain/deals/settle-rules.ts'
import { computeFees } from '#domain/ledger/arithmetic.ts'
import { counted, days } from '#app/shared/figures/figures.ts'
import { formatBytes } from '#app/ui/inputs/file-drop/file-rules.ts'
import type { StackPart } from '#app/ui/figures/stackbar/stackbar.tsx'
import { dateText } from '#app/ui/time/relative-time.ts'
import { fileNote } from '#platform/files/file-note.ts'
import { add, minor, type Minor } from '#platform/money/money.ts'
import { capital } from './clock-view.ts'
import { reasonWords } from './dispute-words.ts'
import type { Move } from './list-moves.ts'
import type { RoomContext } from './room-context.ts'
import { milestoneStateWords } from '#app/shared/deals/room-words.ts'

type FileView = {
  id: string
  name: string
  to: string
  note: string
  size: string
  /** Shown where it stands, and not only by its name. */
  isPicture: boolean
  subjectId: string
}

/** What every browser draws, and was judged to be what it says. */
const SHOWN_PICTURES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])

export function filesView({ id, room, sides, exact }: RoomContext): FileView[] {
  return room.files.map(({ id: fileId, name, type, bytes, by, at, subjectId, scannedAt }) => ({
    id: fileId,
    name,
    to: `/deals/${id}/files/${fileId}`,
    note: `${by === 'admin' ? 'An administrator' : sides[by].isYou ? 'You' : sides[by].name}, ${exact(at)}, ${formatBytes(bytes)}. ${fileNote({ name, scannedAt })}`,
    size: formatBytes(bytes),
    isPicture: SHOWN_PICTURES.has(type),
    subjectId,
  }))
}

export function milestonesView(context: RoomContext, moves: readonly Move[]) {
  const { room, facts, money, soon, now } = context
  const current = room.milestones.find(({ state }) => isHeld(state))?.id
  const isUnanswered = facts.hasRequirements && !facts.requirementsAnsweredAt
  return room.milestones.map((milestone, index) => {
    const { id, title, state, dueAt, endedAt, priceMinor, earnedMinor, days: lasts } = milestone
    const clock = room.clocks.find(({ kind, subjectId }) => kind === 'accept-delivery' && subjectId === id)
    const isLate = state === 'funded' && dueAt !== null && dueAt < now
    const note = endedAt
      ? soon(endedAt)
      : state === 'delivered' && clock
        ? clock.stoppedLeftMs === null
          ? `look by ${soon(clock.runsAt)}`
          : 'the clock stands still'
        : dueAt
          ? `${isLate ? 'was due' : 'due'} ${soon(dueAt)}`
          : days(lasts)
    const waitsForAnswers = state === 'funded' && isUnanswered
    const { words, part } = waitsForAnswers
      ? { words: 'Held, waits for answers', part: 1 as const }
      : milestoneStateWords[state]
    return {
      id,
      number: index + 1,
      title,
      price: money(priceMinor),
      words:
        state === 'split' && earnedMinor !== null
          ? `Split at ${money(earnedMinor)}`
          : isLate
            ? 'Late'
            : words,
      part,
      isBad: isLate || state === 'refunded',
      isNow: id === current,
      note,
      moves: moves.filter(({ m }) => m === id),
    }
  })
}

/** What was paid, and where it is now. */
export function sumView(context: RoomContext) {
  const { room, money, terms, sides } = context
  const { feeBearer } = room.deal
  const of = (milestones: typeof room.milestones, read: (one: (typeof milestones)[number]) => Minor) =>
    add(...milestones.map(read))
  const pays = ({ priceMinor }: { priceMinor: Minor }) => computeFees(priceMinor, terms, feeBearer).buyerPays
  const held = room.milestones.filter(({ state }) => isHeld(state))
  const ended = room.milestones.filter(({ earnedMinor }) => earnedMinor !== null)
  const parts = ended.map(({ priceMinor, earnedMinor }) =>
    settle({ priceMinor, feeBearer, terms }, earnedMinor ?? minor(0)),
  )
  const planned = room.milestones.filter(({ state }) => state === 'planned')
  const released = add(...parts.map(({ toSeller, toMarketplace }) => add(toSeller, toMarketplace)))
  const back = add(...parts.map(({ toBuyer }) => toBuyer))
  const row = (name: string, amount: Minor) => (amount > 0n ? [{ name, amount: money(amount) }] : [])
  const bar: StackPart[] = room.milestones
    .filter(({ state }) => state !== 'dropped' && state !== 'refunded')
    .map((one) => ({
      value: Number(one.priceMinor),
      kind: isHeld(one.state) ? 'held' : one.state === 'planned' ? 'plan' : 'full',
    }))
  return {
    bar,
    label: `${money(released)} released, ${money(of(held, pays))} held, ${money(of(planned, pays))} not paid yet`,
    rows: [
      ...row('Released', released),
      ...(parts.length > 0 && sides.seller.isYou
        ? row('Of it, to you', add(...parts.map(({ toSeller }) => toSeller)))
        : []),
      ...row('Given back', back),
      ...row('Held in escrow', of(held, pays)),
      ...row('Not paid yet', of(planned, pays)),
    ],
    total: {
      name: sides.buyer.isYou ? 'You paid' : 'The buyer paid',
      amount: money(add(of(held, pays), of(ended, pays))),
    },
  }
}

export function termsView({ room, named }: RoomContext) {
  const { rules, feeBearer, revisionsMost } = room.deal
  const borne =
    feeBearer === 'half'
      ? 'borne half and half'
      : `borne by ${feeBearer === 'seller' ? named('seller') : named('buyer')}`
  return [
    { name: 'Commission', value: `${rules.commissionBasisPoints / 100}%, ${borne}` },
    { name: 'Revisions', value: `${revisionsMost} a milestone` },
    { name: 'Accepted automatically after', value: days(rules.autoAcceptDays) },
    { name: 'Claim window', value: `${days(rules.claimWindowDays)} after the end` },
    { name: 'Clearing', value: days(rules.clearingDays) },
  ]
}

export function deliveriesView({ room, exact }: RoomContext, files: readonly FileView[]) {
  return room.deliveries.toReversed().map((one) => ({
    id: one.id,
    title: room.milestones.find(({ id }) => id === one.milestoneId)?.title ?? '',
    number: one.number,
    text: one.text,
    when: exact(one.at),
    revision: one.revisionReasons,
    files: files.filter(({ subjectId }) => subjectId === one.id),
  }))
}

const requestStates = {
  open: 'Open',
  agreed: 'Agreed',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  void: 'No longer matters',
}

export function requestsView({ room, named, money, exact }: RoomContext, moves: readonly Move[]) {
  return room.requests.toReversed().map((one) => {
    const title = room.milestones.find(({ id }) => id === one.milestoneId)?.title
    const words = {
      extension: `${counted(one.days ?? 0, 'more day')} for “${title}”`,
      cancellation: `Cancel “${title}”, ${one.fault === 'neither' ? 'nobody’s fault' : one.fault === 'both' ? 'the fault of both' : `${one.fault === null ? 'nobody' : named(one.fault)} at fault`}`,
      milestone: `Another milestone: “${one.title}”, ${money(one.priceMinor ?? 0)}, ${days(one.days ?? 0)}`,
    }[one.kind]
    return {
      id: one.id,
      words,
      reason: one.reason,
      state: requestStates[one.state],
      isOpen: one.state === 'open',
      note: `${capital(named(one.by))}, ${exact(one.askedAt)}${one.state === 'open' && one.answerBy ? `; to be answered by ${exact(one.answerBy)}` : ''}`,
      moves: moves.filter(({ r }) => r === one.id),
    }
  })
}

export function disputesView(context: RoomContext, files: readonly FileView[]) {
  const { room, named, money, exact, isAdmin } = context
  return room.disputes.toReversed().map((one) => ({
    id: one.id,
    decideAt: isAdmin && one.state === 'open' ? `/admin/deals/analytics?dispute=${one.id}` : null,
    title: `${one.isClaim ? 'Claim' : 'Dispute'} about “${room.milestones.find(({ id }) => id === one.milestoneId)?.title ?? ''}”`,
    state: { open: 'Open', settled: 'Settled', decided: 'Decided', withdrawn: 'Withdrawn' }[one.state],
    rows: [
      { name: 'Opened', value: `${capital(named(one.openedBy))}, ${exact(one.openedAt)}` },
      { name: 'Reason', value: reasonWords[one.reason] },
      { name: 'Earned, as they see it', value: money(one.wantedMinor) },
      ...(one.offeredBy && one.offeredMinor !== null && one.state === 'open'
        ? [{ name: 'Offer that stands', value: `${money(one.offeredMinor)}, by ${named(one.offeredBy)}` }]
        : []),
      ...(one.state === 'open'
        ? [
            { name: 'To be answered by', value: exact(one.answerBy) },
            { name: 'To be settled by', value: exact(one.settleBy) },
            { name: 'Decided at the latest', value: exact(one.decideBy) },
          ]
        : []),
      ...(one.earnedMinor === null ? [] : [{ name: 'Earned in the end', value: money(one.earnedMinor) }]),
    ],
    statement: one.statement,
    answer: one.answer,
    reasons: one.reasons,
    files: files.filter(({ subjectId }) => subjectId === one.id),
    questions: room.questions
      .filter(({ disputeId }) => disputeId === one.id)
      .map(({ id, askedOf, text, askedAt, answer, answeredAt }) => ({
        id,
        asked: `An administrator asked ${named(askedOf)}, ${exact(askedAt)}`,
        text,
        answer,
        answered: answeredAt ? `${capital(named(askedOf))} answered, ${exact(answeredAt)}` : null,
        files: files.filter(({ subjectId }) => subjectId === id),
      })),
  }))
}

export function requirementsView({ room }: RoomContext, files: readonly FileView[]) {
  const { requirements, requirementAnswers } = room.deal
  return requirements.map(({ id, question, filesId }) => ({
    question,
    answer: requirementAnswers?.[id] ?? null,
    files: files.filter(({ subjectId }) => subjectId === filesId),
  }))
}

/** How the service’s page described the work on the day it was ordered. */
export function fromPageView({ room }: RoomContext) {
  const described = room.version?.content.fromPage
  return described ? { text: described.text, on: dateText(new Date(described.on)) } : null
}
