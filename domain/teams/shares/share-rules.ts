import type { Share } from '../share-out.ts'

/** Whoever gets less by a division than they have now must agree to it. */
export function listLosers(before: readonly Share[], after: readonly Share[]): string[] {
  return before
    .filter(({ memberId, basisPoints }) => partOf(after, memberId) < basisPoints)
    .map(({ memberId }) => memberId)
}

export const partOf = (shares: readonly Share[], memberId: string): number =>
  shares.find((share) => share.memberId === memberId)?.basisPoints ?? 0

/** What somebody gives to somebody else: the rest stays as it is. Whoever is not there yet joins. */
export function moveShare(
  shares: readonly Share[],
  { from, to, basisPoints }: { from: string; to: string; basisPoints: number },
): Share[] {
  const all = shares.some(({ memberId }) => memberId === to)
    ? shares
    : [...shares, { memberId: to, basisPoints: 0 }]
  return all.map((share) => ({
    memberId: share.memberId,
    basisPoints:
      share.basisPoints -
      (share.memberId === from ? basisPoints : 0) +
      (share.memberId === to ? basisPoints : 0),
  }))
}
