import type { Deal } from './moves/locked-deal.ts'
import type { StepFacts } from './next-step-facts.ts'
import { nextStep } from './next-step-rules.ts'
import { nextStepText } from './next-step-words.ts'

type Reading = {
  memberId: string
  people: ReadonlyMap<string, { displayName: string; timeZone: string }>
  now: Date
}

/** Whose move it is, for the one who reads: the same as the room says when they open it; nothing where it is over. */
export function nextInLetter(
  { deal, facts }: { deal: Deal; facts: StepFacts },
  { memberId, people, now }: Reading,
): string | undefined {
  const party = memberId === deal.buyerId ? 'buyer' : 'seller'
  const other = people.get((party === 'buyer' ? deal.sellerId : deal.buyerId) ?? '')
  const step = nextStep(facts, party, now)
  const text = nextStepText(step, other?.displayName ?? 'the other side')
  if (!text) return undefined
  const said = step.whose === 'theirs' ? text : text.charAt(0).toLowerCase() + text.slice(1)
  const until = step.until && step.until > now ? `, by ${dateIn(step.until, people.get(memberId))}` : ''
  return `What comes next: ${said}${until}.`
}

const dateIn = (at: Date, reader: { timeZone: string } | undefined) =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: reader?.timeZone ?? 'UTC',
    timeZoneName: 'short',
  }).format(at)
