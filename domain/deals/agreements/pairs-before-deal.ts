type Sides = { buyerId: string | null; sellerId: string | null; isAgreed: boolean }

/** Who must not keep apart before a deal is agreed: its two sides, and whoever acts for a team and its buyer. Anyone can propose. */
export function pairsBeforeDeal(sides: Sides | undefined, actorId: string): (readonly [string, string])[] {
  if (!sides?.buyerId || !sides.sellerId || sides.isAgreed) return []
  const { buyerId, sellerId } = sides
  const isForTeam = actorId !== buyerId && actorId !== sellerId
  return [[buyerId, sellerId] as const, ...(isForTeam ? [[buyerId, actorId] as const] : [])]
}
