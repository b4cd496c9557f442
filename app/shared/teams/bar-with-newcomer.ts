import type { Share } from '#domain/teams/share-out.ts'
import type { BarPart } from './share-bar.tsx'

type Newcomer = { name: string; basisPoints: number; mark: NonNullable<BarPart['mark']> }

/** Shares as they are once somebody has come: theirs is given by the owner (decision 55). */
export function sharesWith(shares: readonly Share[], ownerId: string, newcomer: Share): Share[] {
  const given = shares.map((share) =>
    share.memberId === ownerId
      ? { ...share, basisPoints: Math.max(0, share.basisPoints - newcomer.basisPoints) }
      : share,
  )
  return [...given, newcomer]
}

const NEWCOMER = 'newcomer'

/** The same drawn: people in their order, whoever comes at the end. */
export function barWithNewcomer(
  people: readonly { id: string; firstName: string }[],
  division: { shares: readonly Share[]; ownerId: string },
  { name, basisPoints, mark }: Newcomer,
): BarPart[] {
  const after = sharesWith(division.shares, division.ownerId, { memberId: NEWCOMER, basisPoints })
  const pointsOf = (id: string) => after.find(({ memberId }) => memberId === id)?.basisPoints ?? 0
  return [
    ...people.map(({ id, firstName }) => ({
      name: firstName,
      basisPoints: pointsOf(id),
      mark: 'other' as const,
    })),
    { name, basisPoints, mark },
  ]
}
