import { type SplitTerms, splitOf } from '#app/shared/teams/split-of.ts'
import { readPercent, WHOLE } from '#domain/teams/team-rules.ts'
import { parseAmount } from '#platform/money/currency.ts'

const MOST_MINOR = 10_000_000_00n

/** What comes of what was typed, or what is wrong with it: the same on the server and while somebody plays. */
export function playSplit(
  terms: SplitTerms,
  { amount, typed }: { amount: string; typed: readonly { name: string; share: string }[] },
) {
  const released = parseAmount(amount, terms.currency)
  if (released === undefined || released <= 0n || released > MOST_MINOR)
    return { problem: 'Write an amount, such as 333.00.' }
  const shares = typed.map(({ name, share }) => ({
    memberId: name,
    basisPoints: readPercent(share || '0') ?? -1,
  }))
  const sum = shares.reduce((points, share) => points + share.basisPoints, 0)
  if (shares.some(({ basisPoints }) => basisPoints < 0) || sum !== WHOLE)
    return { problem: 'The shares have to be percentages that are 100 together.' }
  return { split: splitOf(terms, released, shares, typed[0]?.name ?? '') }
}
