import type { PiePart } from '#app/ui/figures/pie/pie.tsx'
import type { StepFacts } from '#domain/deals/index.ts'
import { type DealState, isHeld } from '#domain/deals/states.ts'
import { dealStateWords } from './room-words.ts'

/** How a deal stands, as a pie with its words. */
export type DealStanding = { words: string; part: PiePart; isBad: boolean }

const parts: Record<DealState, PiePart> = {
  proposed: 0,
  accepted: 0,
  active: 1,
  disputed: 2,
  completed: 4,
  cancelled: 0,
  declined: 0,
  withdrawn: 0,
  expired: 0,
}

const stand = (words: string, part: PiePart, isBad = false): DealStanding => ({ words, part, isBad })

/** What of a deal under way matters most now: what goes wrong, then what waits, then the work. */
export function dealStanding(facts: StepFacts, now: Date): DealStanding {
  if (facts.state === 'accepted') return stand('Waits for payment', 0)
  if (facts.state !== 'active')
    return stand(dealStateWords[facts.state], parts[facts.state], facts.state === 'disputed')
  const held = facts.milestones.filter(({ state }) => isHeld(state))
  if (held.length === 0) return stand('Waits for payment', 1)
  if (facts.openRequests.some(({ kind }) => kind === 'cancellation'))
    return stand('Cancellation asked', 2, true)
  if (facts.hasRequirements && !facts.requirementsAnsweredAt) return stand('Waits for answers', 1)
  if (held.some(({ state, dueAt }) => state === 'funded' && dueAt !== null && dueAt < now))
    return stand('Late', 2, true)
  return held.some(({ state }) => state === 'delivered') ? stand('Delivered', 3) : stand('In work', 2)
}
