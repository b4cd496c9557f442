import { add, minor, subtract, zero, type Minor } from '#platform/money/money.ts'
import { WHOLE } from './team-rules.ts'

/** Who gets how much of what a team earns, in hundredths of a percent. */
export type Share = { memberId: string; basisPoints: number }

/**
 * A sum by shares: each part rounded down, the cents left over to the owner, so that the parts are the whole. The one arithmetic
 * of a division: shown before every click that moves money, and posted by that click.
 */
export function shareOut(
  amount: Minor,
  shares: readonly Share[],
  ownerId: string,
): { memberId: string; amount: Minor }[] {
  const parts = shares.map(({ memberId, basisPoints }) => ({
    memberId,
    amount: minor((amount * BigInt(basisPoints)) / BigInt(WHOLE)),
  }))
  const left = subtract(
    amount,
    parts.reduce((sum, part) => add(sum, part.amount), zero),
  )
  const ofOwner = parts.find(({ memberId }) => memberId === ownerId)
  if (ofOwner) ofOwner.amount = add(ofOwner.amount, left)
  else parts.push({ memberId: ownerId, amount: left })
  return parts
}
