import { claimsEndAt } from '#domain/deals/disputes/claim-rules.ts'
import type { NextStepName } from '#domain/deals/next-step-rules.ts'
import { asksForCleared, whyNot } from '#domain/deals/policy.ts'
import { otherParty, parties } from '#domain/deals/states.ts'
import { settle } from '#domain/deals/settle-rules.ts'
import { capital, clockOf } from '../clock-view.ts'
import type { Draw, NextBody } from './next-view.ts'
import type { RoomContext } from '../room-context.ts'

type Dispute = RoomContext['room']['disputes'][number]

/** The dispute that a step is about: by its milestone, or by a question in it. */
export function disputeOf({ room }: RoomContext, aboutId: string | null): Dispute | undefined {
  const asked = room.questions.find(({ id }) => id === aboutId)
  return room.disputes.find(
    ({ id, state, milestoneId }) => state === 'open' && (milestoneId === aboutId || id === asked?.disputeId),
  )
}

/** A dispute stops its own milestone; the work on others goes on beside it. */
export function disputeNext(context: RoomContext, draw: Draw, name: NextStepName, open: Dispute): NextBody {
  const { room, party, named, money, soon, now } = context
  const m = open.milestoneId
  const title = room.milestones.find(({ id }) => id === m)?.title ?? ''
  const clock =
    now < open.settleBy
      ? clockOf(context, open.openedAt, open.settleBy, { start: 'opened', end: 'an administrator decides' })
      : clockOf(context, open.settleBy, open.decideBy, {
          start: 'time to settle ended',
          end: 'decided by then',
        })
  const asked = room.questions.find(
    ({ disputeId, askedOf, answeredAt }) => disputeId === open.id && askedOf === party && !answeredAt,
  )
  if (asked && name === 'answer-administrator')
    return draw(
      [`answer-question ${asked.id}`, `answer-dispute ${m}`, `settle ${m}`, `offer ${m}`],
      'An administrator asks you.',
      `“${asked.text}” Answer before it is decided: it is decided with what is known by then.`,
      clock,
    )
  const opener = capital(named(open.openedBy))
  if (party && name === 'answer-dispute')
    return open.openedBy === party
      ? draw(
          [`offer ${m}`, `withdraw-dispute ${m}`],
          `Waiting for ${named(otherParty(party))} to answer by ${soon(open.answerBy)}.`,
          `The clocks of “${title}” stand still. You can agree on a split at any time, or withdraw the dispute.`,
          clock,
        )
      : draw(
          [`answer-dispute ${m}`, `settle ${m}`, `offer ${m}`],
          `Answer the dispute about “${title}” by ${soon(open.answerBy)}.`,
          `${opener} thinks that ${money(open.wantedMinor)} of the price was earned. Say how you see it, or offer a settlement.`,
          clock,
        )
  if (party && name === 'answer-offer' && open.offeredBy && open.offeredMinor !== null)
    return open.offeredBy === party
      ? draw(
          [`offer ${m}`, `withdraw-dispute ${m}`],
          `Waiting for ${named(otherParty(party))} to answer your offer of ${money(open.offeredMinor)}.`,
          'The money moves as soon as they agree. You can offer another amount meanwhile.',
          clock,
        )
      : draw(
          [`settle ${m}`, `offer ${m}`, `withdraw-dispute ${m}`],
          `${capital(named(open.offeredBy))} offers to settle at ${money(open.offeredMinor)}.`,
          'If you agree the money moves at once and the dispute is over. You can also offer another amount.',
          clock,
        )
  return draw(
    [`offer ${m}`, `withdraw-dispute ${m}`],
    now < open.settleBy
      ? `Settle the dispute about “${title}” by ${soon(open.settleBy)}.`
      : `An administrator decides by ${soon(open.decideBy)}.`,
    asksForCleared(open)
      ? `The money for “${title}” has cleared: only ${named('seller')} can give any of it back. An administrator helps you both to agree.`
      : `The clocks of “${title}” stand still. You can agree on a split at any time; otherwise an administrator reads everything in this room and decides, with written reasons.`,
    clock,
  )
}

/** The decision stands and is looked at again: nobody has to do anything, and both may still write. */
export function appealNext(context: RoomContext, draw: Draw, milestoneId: string): NextBody {
  const { room, named, soon } = context
  const appealed = room.disputes.find((one) => one.state === 'appealed' && one.milestoneId === milestoneId)
  const title = room.milestones.find(({ id }) => id === milestoneId)?.title ?? ''
  const who = appealed?.appealedBy ? capital(named(appealed.appealedBy)) : 'One side'
  return draw(
    [],
    `The decision about “${title}” is looked at again${appealed ? ` by ${soon(appealed.decideBy)}` : ''}.`,
    `${who} appealed it. Somebody else than before decides, where there is somebody, and it may end either way. Write here or add files if something should be known.`,
    appealed?.appealedAt
      ? clockOf(context, appealed.appealedAt, appealed.decideBy, {
          start: 'appealed',
          end: 'decided by then',
        })
      : undefined,
  )
}

/** After the end: what came of it, and what little can still be done. */
export function overNext(context: RoomContext, draw: Draw): NextBody {
  const { room, facts, named, money } = context
  const { deal, milestones } = room
  const titles: Partial<Record<typeof facts.state, string>> = {
    completed: 'The deal is done.',
    cancelled: 'The deal was cancelled.',
    declined: 'The deal was declined.',
    withdrawn: 'The proposal was withdrawn.',
    expired: 'The deal expired.',
  }
  const title = titles[facts.state] ?? 'The deal is over.'
  if (facts.state !== 'completed')
    return draw(
      [],
      title,
      facts.state === 'cancelled'
        ? 'What was paid went back to the buyer.'
        : 'Nothing was paid, so nothing moved.',
    )
  const toSeller = milestones.reduce(
    (sum, { earnedMinor, priceMinor }) =>
      earnedMinor === null
        ? sum
        : sum + settle({ priceMinor, feeBearer: deal.feeBearer, terms: deal.rules }, earnedMinor).toSeller,
    0n,
  )
  return draw(['tip'], title, `${capital(named('seller'))} earned ${money(toSeller)}.${claimWords(context)}`)
}

/** Nothing where there is time for claims, but nothing left that one could be made about: it was split, decided or claimed already. */
function claimWords({ room: { deal }, facts, soon, now }: RoomContext): string {
  const until = claimsEndAt(deal)
  if (!until || until <= now) return ' The time for claims has passed.'
  const canBeMade = facts.milestones.some(({ id: milestoneId }) =>
    parties.some((by) => !whyNot(facts, 'claimMoney', { by, milestoneId, now })),
  )
  return canBeMade ? ` Both sides can make claims until ${soon(until)}.` : ''
}
