import { and, eq, inArray, sql } from 'drizzle-orm'
import { findHistory, type WholeTransfer } from '#domain/ledger/index.ts'
import { nameTeams } from '#domain/teams/index.ts'
import type { Db } from '#platform/db/database.ts'
import { add, minor, type Minor, zero } from '#platform/money/money.ts'
import { dealsOfTeamsOf } from '../queries/people-of-teams.ts'
import { deal, dealShare } from '../schema.server.ts'

/** A line of somebody's statement as a part of what their team got or gave. */
export type SharedLine = {
  team: string
  /** None of what they gave back alone: that is no share of anything. */
  basisPoints: number | undefined
  /** What was parted; unknown of a tip that cleared, beside others of the same deal. */
  whole: Minor | undefined
  /** Whether they act in the deal now: who does not can’t open its room. */
  mayEnter: boolean
}

/** Of these lines of a member those that are a part of a team's money, by their transfers. */
export async function nameShares(
  db: Db,
  memberId: string,
  lines: readonly { transferId: bigint; dealId: string | null }[],
): Promise<Map<bigint, SharedLine>> {
  const mine = await listOwnShares(db, memberId, [...new Set(lines.flatMap(({ dealId }) => dealId ?? []))])
  if (mine.size === 0) return new Map()
  const teams = await nameTeams(
    db,
    [...mine.values()].map(({ teamId }) => teamId),
  )
  const people = await db
    .select()
    .from(dealShare)
    .where(inArray(dealShare.dealId, [...mine.keys()]))
  const ofTeams = lines.filter(({ dealId }) => mine.has(dealId ?? ''))
  const history = await findHistory(
    db,
    ofTeams.map(({ transferId }) => transferId),
  )
  return new Map(
    ofTeams.flatMap(({ transferId, dealId }) => {
      const share = mine.get(dealId ?? '')
      if (!share) return []
      const paid = new Set(people.filter((one) => one.dealId === dealId).map((one) => one.memberId))
      const { basisPoints, mayEnter } = share
      const line = { team: teams.get(share.teamId ?? '')?.name ?? 'a team', mayEnter }
      const part: Pick<SharedLine, 'basisPoints' | 'whole'> = gaveAlone(memberId, transferId, history, paid)
        ? { basisPoints: undefined, whole: undefined }
        : { basisPoints, whole: wholeOf(transferId, history, paid) }
      return [[transferId, { ...line, ...part }]]
    }),
  )
}

async function listOwnShares(db: Db, memberId: string, dealIds: string[]) {
  if (dealIds.length === 0) return new Map<string, never>()
  const rows = await db
    .select({
      id: deal.id,
      teamId: deal.teamId,
      basisPoints: dealShare.basisPoints,
      mayEnter: sql<boolean>`${deal.id} in ${dealsOfTeamsOf(memberId)}`,
    })
    .from(dealShare)
    .innerJoin(deal, eq(deal.id, dealShare.dealId))
    .where(and(eq(dealShare.memberId, memberId), inArray(dealShare.dealId, dealIds)))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Whether it is cleared money that this one of them gave back, and nobody else of them did. */
function gaveAlone(
  memberId: string,
  transferId: bigint,
  history: readonly WholeTransfer[],
  paid: ReadonlySet<string>,
): boolean {
  const moved = history.find(({ id }) => id === transferId)
  if (moved?.kind !== 'take-back') return false
  const given = moved.postings.filter(({ account }) => paid.has(account.owner))
  return given.every(({ account }) => account.owner === memberId && account.kind !== 'clearing')
}

/** What all of them got or gave by a movement; of what cleared, what had been released until then. */
function wholeOf(
  transferId: bigint,
  history: readonly WholeTransfer[],
  paid: ReadonlySet<string>,
): Minor | undefined {
  const moved = history.find(({ id }) => id === transferId)
  if (!moved) return undefined
  const parted = ({ postings }: WholeTransfer) =>
    add(...postings.filter(({ account }) => paid.has(account.owner)).map(({ amount }) => amount))
  if (moved.kind !== 'clear') return absolute(parted(moved))
  if (moved.subject.kind !== 'milestone') return undefined
  const before = history.filter(
    ({ id, kind, subject }) => id < transferId && kind !== 'clear' && subject.id === moved.subject.id,
  )
  return add(zero, ...before.map(parted))
}

const absolute = (amount: Minor): Minor => (amount < 0n ? minor(-amount) : amount)
