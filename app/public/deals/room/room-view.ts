import { isArgued as isArguedAbout } from '#domain/deals/policy.ts'
import { agreedRevisionsWords } from '#domain/deals/milestones/revision-words.ts'
import { isHeld } from '#domain/deals/states.ts'
import { heldByAppeals, settle } from '#domain/deals/settle-rules.ts'
import { computeFees } from '#domain/ledger/arithmetic.ts'
import { days } from '#app/shared/figures/figures.ts'
import { formatBytes } from '#app/ui/inputs/file-drop/file-rules.ts'
import type { StackPart } from '#app/ui/figures/stackbar/stackbar.tsx'
import { dateText } from '#app/ui/time/relative-time.ts'
import { fileNote } from '#platform/files/file-note.ts'
import { add, minor, type Minor, subtract } from '#platform/money/money.ts'
import type { Move } from './list-moves.ts'
import type { RoomContext } from './room-context.ts'
import { milestoneStateWords } from '#app/shared/deals/room-words.ts'

export type FileView = {
  id: string
  name: string
  to: string
  note: string
  size: string
  /** Shown where it stands, and not only by its name. */
  isPicture: boolean
  subjectId: string
  by: string
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
    by,
  }))
}

export function milestonesView(context: RoomContext, moves: readonly Move[]) {
  const { room, facts, money, soon, now } = context
  const isDisputed = (id: string) => room.disputes.some((one) => isArguedAbout(one) && one.milestoneId === id)
  const current = room.milestones.find(({ id, state }) => isHeld(state) && !isDisputed(id))?.id
  const isUnanswered = facts.hasRequirements && !facts.requirementsAnsweredAt
  return room.milestones.map((milestone, index) => {
    const { id, title, state, dueAt, endedAt, priceMinor, earnedMinor, days: lasts } = milestone
    const clock = room.clocks.find(({ kind, subjectId }) => kind === 'accept-delivery' && subjectId === id)
    const isArgued = isDisputed(id)
    const isLate = state === 'funded' && dueAt !== null && dueAt < now && !isArgued
    const note = isArgued
      ? isHeld(state)
        ? 'its time stands still'
        : 'see below'
      : endedAt
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
      words: isArgued
        ? 'In dispute'
        : state === 'split' && earnedMinor !== null
          ? `Split at ${money(earnedMinor)}`
          : isLate
            ? 'Late'
            : words,
      part,
      isBad: isLate || isArgued || state === 'refunded',
      isNow: id === current,
      note,
      // What is argued about is done where it is argued.
      moves: isArgued ? [] : moves.filter(({ m }) => m === id),
    }
  })
}

/** What was paid, and where it is now. */
export function sumView(context: RoomContext) {
  const { room, money, terms, sides, team } = context
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
  // What was given back by agreement lowered the price: it is no part of any milestone any more.
  const agreed = minor(
    room.events
      .filter(({ kind }) => kind === 'refund-agreed')
      .reduce((sum, { data }) => sum + Number(data['toBuyerMinor'] ?? 0), 0),
  )
  // An appeal put what the buyer had got back into escrow again, and nothing of it is decided before the appeal is.
  const appealed = heldByAppeals(room.disputes)
  const back = subtract(add(agreed, ...parts.map(({ toBuyer }) => toBuyer)), appealed)
  const inEscrow = add(of(held, pays), appealed)
  const row = (name: string, amount: Minor) => (amount > 0n ? [{ name, amount: money(amount) }] : [])
  const bar: StackPart[] = room.milestones
    .filter(({ state }) => state !== 'dropped' && state !== 'refunded')
    .map((one) => ({
      value: Number(one.priceMinor),
      kind: isHeld(one.state) ? 'held' : one.state === 'planned' ? 'plan' : 'full',
    }))
  return {
    bar,
    label: `${money(released)} released, ${money(inEscrow)} held, ${money(of(planned, pays))} not paid yet`,
    rows: [
      ...row('Released', released),
      ...(parts.length > 0 && sides.seller.isYou
        ? row(`Of it, to ${team?.name ?? 'you'}`, add(...parts.map(({ toSeller }) => toSeller)))
        : []),
      ...row('Given back', back),
      ...row('Held in escrow', inEscrow),
      ...row('Not paid yet', of(planned, pays)),
    ],
    total: {
      name: sides.buyer.isYou ? 'You paid' : 'The buyer paid',
      amount: money(add(of(held, pays), of(ended, pays), agreed)),
    },
  }
}

export function termsView({ room, named, team }: RoomContext) {
  const { rules, feeBearer, revisionsMost } = room.deal
  const borne =
    feeBearer === 'half'
      ? 'borne half and half'
      : `borne by ${feeBearer === 'seller' ? (team?.name ?? named('seller')) : named('buyer')}`
  return [
    { name: 'Commission', value: `${rules.commissionBasisPoints / 100}%, ${borne}` },
    { name: 'Revisions', value: agreedRevisionsWords(revisionsMost) },
    { name: 'Accepted automatically after', value: days(rules.autoAcceptDays) },
    { name: 'Claim window', value: `${days(rules.claimWindowDays)} after the end` },
    { name: 'Clearing', value: days(rules.clearingDays) },
  ]
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
