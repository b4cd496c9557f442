import { dateInLetter } from '#domain/letter-dates.ts'
import { formatMoney } from '#platform/money/currency.ts'
import { add, minor, type Minor } from '#platform/money/money.ts'
import type { Deal, Milestone } from './moves/locked-deal.ts'
import type { StepFacts } from './next-step-facts.ts'
import { nextStep } from './next-step-rules.ts'
import { nextStepText } from './next-step-words.ts'

type Reading = {
  memberId: string
  people: ReadonlyMap<string, { displayName: string; timeZone: string }>
  /** What the team is called that sells, where one does. */
  teamName: string | undefined
  now: Date
}

/** Whose move it is, for the one who reads: the same as the room says when they open it; nothing where it is over. */
export function nextInLetter(
  { deal, facts }: { deal: Deal; facts: StepFacts },
  { memberId, people, teamName, now }: Reading,
): string | undefined {
  const party = memberId === deal.buyerId ? 'buyer' : 'seller'
  const person = people.get((party === 'buyer' ? deal.sellerId : deal.buyerId) ?? '')?.displayName
  const other = party === 'buyer' ? (teamName ?? person) : person
  const step = nextStep(facts, party, now)
  const text = nextStepText(step, other ?? 'the other side')
  if (!text) return undefined
  const said = step.whose === 'theirs' ? text : text.charAt(0).toLowerCase() + text.slice(1)
  const until =
    step.until && step.until > now ? `, by ${dateInLetter(step.until, people.get(memberId)?.timeZone)}` : ''
  return `What comes next: ${said}${until}.`
}

type Happened = { at: Date; milestoneId: string | null; data: Record<string, unknown> }

/** What a step is about in money: the sum that it moved, the price of its milestone, or that of the whole deal. */
export function sumInLetter(
  { kind, milestoneId, data }: Happened & { kind: string },
  milestones: readonly Milestone[],
): Minor {
  // Its milestone costs only the rest by now.
  const moved = kind === 'refund-agreed' ? data['toBuyerMinor'] : data['amountMinor']
  if (typeof moved === 'number') return minor(moved)
  const about = milestones.filter(({ id, state }) =>
    milestoneId === null ? state !== 'dropped' : id === milestoneId,
  )
  return add(...about.map(({ priceMinor }) => priceMinor))
}

const endings = new Set(['dispute-decided', 'dispute-settled', 'decision-upheld', 'decision-changed'])

/** How a dispute ended, with its sums: who earned how much, and what goes back. */
export function outcomeInLetter(
  { kind, data }: Happened & { kind: string },
  price: Minor,
  currency: string,
): string | undefined {
  const { earnedMinor: earned, toBuyerMinor: back } = data
  if (!endings.has(kind)) return undefined
  if (typeof earned !== 'number') return undefined
  const money = (amount: number | bigint) => formatMoney(minor(amount), currency)
  if (BigInt(earned) === price) return `All of it was earned by the seller: ${money(earned)}.`
  const returned = typeof back === 'number' ? `${money(back)} goes back to the buyer.` : ''
  return earned === 0
    ? `Nothing of it was earned by the seller. ${returned}`.trim()
    : `${money(earned)} of ${money(price)} was earned by the seller. ${returned}`.trim()
}
