import { askedBy, requestSentence } from '#domain/deals/requests/request-words.ts'
import { isArgued } from '#domain/deals/policy.ts'
import { appealView, type Said } from './appeal-view.ts'
import { capital } from './clock-view.ts'
import { reasonWords } from './dispute-words.ts'
import type { Move } from './list-moves.ts'
import type { RoomContext } from './room-context.ts'
import type { FileView } from './room-view.ts'

const requestStates = {
  open: 'Open',
  agreed: 'Agreed',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
  lapsed: 'Lapsed',
  void: 'No longer matters',
}

const faultWords = {
  buyer: 'The buyer at fault.',
  seller: 'The seller at fault.',
  both: 'Both at fault.',
  neither: 'Nobody at fault.',
}

/** What one side asked of the other; where nobody answered, the way to a dispute stands beside it. */
export function requestsView(context: RoomContext, moves: readonly Move[]) {
  const { room, named, money, exact, day } = context
  return room.requests.toReversed().map((one) => {
    const asked = askedBy(one, room.milestones, { money, date: day })
    const isOpen = one.state === 'open'
    return {
      id: one.id,
      // The date moved when it was agreed to: what it would be is only known while it is open.
      words: requestSentence(
        capital(named(one.by)),
        isOpen ? asked : { ...asked, due: null },
        isOpen ? 'now' : 'then',
      ),
      reason: [one.fault ? faultWords[one.fault] : '', one.reason].filter(Boolean).join(' '),
      state: requestStates[one.state],
      isOpen,
      note: `${exact(one.askedAt)}${isOpen && one.answerBy ? `; to be answered by ${exact(one.answerBy)}` : ''}`,
      moves: moves.filter(({ r, m, do: name }) =>
        one.state === 'lapsed' ? name === 'dispute' && m === one.milestoneId : r === one.id,
      ),
    }
  })
}

const disputeStates = {
  open: 'Open',
  settled: 'Settled',
  decided: 'Decided',
  withdrawn: 'Withdrawn',
  appealed: 'Appealed',
} as const

const disputeName = ({ isClaim, isMoneyHeld }: RoomContext['room']['disputes'][number]) =>
  !isClaim ? 'Dispute' : isMoneyHeld ? 'Claim' : 'Request for money back'

export function disputesView(
  context: RoomContext,
  { files, moves, appeals }: { files: readonly FileView[]; moves: readonly Move[]; appeals: readonly Said[] },
) {
  const { room, named, money, exact, isAdmin } = context
  return room.disputes.toReversed().map((one) => ({
    id: one.id,
    decideAt: isAdmin && isArgued(one) ? `/admin/deals/analytics?dispute=${one.id}` : null,
    title: `${disputeName(one)} about “${room.milestones.find(({ id }) => id === one.milestoneId)?.title ?? ''}”`,
    state: disputeStates[one.state],
    isOpen: isArgued(one),
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
    appeal: appealView(context, one, appeals),
    moves: one.state === 'open' ? moves.filter(({ m }) => m === one.milestoneId) : [],
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
