import { lineTime } from '#app/my/balance/line-time.ts'
import type { OwnDeal } from '#domain/deals/index.ts'
import { dealStanding } from '#app/shared/deals/deal-standing.ts'
import { isYourMove, nextStep } from '#domain/deals/next-step-rules.ts'
import { nextStepText } from '#domain/deals/next-step-words.ts'
import type { Party } from '#domain/deals/states.ts'

type Context = {
  as: Party
  faces: ReadonlyMap<string, { displayName: string; username: string }>
  now: Date
  timeZone: string
}

/** A deal as a line of a member's list: with whom, how it stands, and whose turn it is until when. */
export function dealRow(deal: OwnDeal, { as, faces, now, timeZone }: Context) {
  const { id, title, otherId, priceMinor, heldMinor } = deal
  const other = otherId ? faces.get(otherId) : undefined
  const step = nextStep(deal.facts, as, now)
  return {
    id,
    title,
    standing: dealStanding(deal.facts, now),
    other: other && { name: other.displayName, username: other.username },
    step: nextStepText(step, other?.displayName ?? 'The other side'),
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
}
