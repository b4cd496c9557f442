import type { findAppealsOfDisputes } from '#domain/appeals/index.ts'
import { whyNot } from '#domain/deals/policy.ts'
import { capital } from './clock-view.ts'
import type { RoomContext } from './room-context.ts'

/** What somebody said against a decision. */
export type Said = Awaited<ReturnType<typeof findAppealsOfDisputes>>[number]
type Dispute = RoomContext['room']['disputes'][number]

/** The one appeal of a decision: how to make it, or what became of it. */
export function appealView(context: RoomContext, one: Dispute, appeals: readonly Said[]) {
  const { facts, party, named, exact, money, now, room } = context
  if (!one.appealBy) return null
  const by = party ?? 'buyer'
  const attempt = { by, isWorker: room.isWorker, now, milestoneId: one.milestoneId }
  const isOpen = party !== null && !whyNot(facts, 'appealDecision', attempt)
  const said = appeals.find(({ decisionId }) => decisionId === one.id)
  return {
    to: isOpen ? `/my/support/appeals/dispute/${one.id}` : null,
    until: exact(one.appealBy),
    isOver: now >= one.appealBy,
    sent: one.appealedBy &&
      one.appealedAt && {
        heading: `${capital(named(one.appealedBy))} appealed, ${exact(one.appealedAt)}`,
        words: said?.words ?? '',
        files: (said?.files ?? []).map(({ id, name }) => ({ id, name })),
        held:
          one.state !== 'appealed'
            ? null
            : one.appealHeldMinor === null
              ? 'The money of the decision had cleared before: it stays where it is.'
              : `What clears of it waits, and ${money(one.appealHeldMinor)} of what went back is in escrow again, until it is decided by ${exact(one.decideBy)}.`,
        decided: one.appealEndedAt && `The appeal was decided, ${exact(one.appealEndedAt)}`,
        reasons: one.appealReasons,
      },
  }
}
