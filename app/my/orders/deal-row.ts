import type { Face } from '#app/ui/avatar/avatar.tsx'
import { lineTime } from '#app/my/balance/line-time.ts'
import type { OwnDeal } from '#domain/deals/index.ts'
import { dealStanding } from '#app/shared/deals/deal-standing.ts'
import { type Named, otherSide } from '#app/shared/deals/other-side.ts'
import { isYourMove, nextStep } from '#domain/deals/next-step-rules.ts'
import { nextStepText } from '#domain/deals/next-step-words.ts'
import type { Party } from '#domain/deals/states.ts'

type Context = Named & {
  as: Party
  now: Date
  timeZone: string
}

/** A deal as a line of a member's list: with whom, how it stands, and whose turn it is until when. */
export function dealRow(deal: OwnDeal, { as, faces, teams, now, timeZone }: Context) {
  const { id, title, priceMinor, heldMinor } = deal
  const team = deal.teamId ? teams.get(deal.teamId) : undefined
  const other = otherSide(deal, as, { faces, teams })
  const step = nextStep(deal.facts, as, now)
  return {
    id,
    title,
    standing: dealStanding(deal.facts, now),
    other,
    /** In whose name it is sold, where that is not the member's own. */
    soldFor: as === 'seller' ? team?.name : undefined,
    step: nextStepText(step, other?.name ?? 'The other side'),
    isYours: isYourMove(step),
    until: step.until && lineTime(step.until, now, timeZone),
    isLate: step.until !== null && step.until < now,
    priceMinor,
    heldMinor,
  }
}

export type DealRow = ReturnType<typeof dealRow> & {
  /** The order that it came from. */
  order?: { id: string; number: number } | undefined
  /** Who of a team works on it. */
  workers?: readonly Face[] | undefined
}
