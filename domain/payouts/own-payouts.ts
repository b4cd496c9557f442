import { and, asc, desc, eq, gt, inArray, isNull, notInArray, sum } from 'drizzle-orm'
import { findVerifiedUntil } from '#domain/identity-checks/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { largest, minor, subtract, zero, type Minor } from '#platform/money/money.ts'
import type { MethodKind } from './method-rules.ts'
import { payout, payoutMethod } from './schema.server.ts'
import { openStates, type PayoutState } from './states.ts'

export type OwnMethod = { id: string; kind: MethodKind; label: string; addedAt: Date; usableAt: Date }

/** The member's methods as they are shown: masked. */
export async function listOwnMethods(db: Db, memberId: string): Promise<OwnMethod[]> {
  return db
    .select({
      id: payoutMethod.id,
      kind: payoutMethod.kind,
      label: payoutMethod.label,
      addedAt: payoutMethod.addedAt,
      usableAt: payoutMethod.usableAt,
    })
    .from(payoutMethod)
    .where(and(eq(payoutMethod.memberId, memberId), isNull(payoutMethod.removedAt)))
    .orderBy(asc(payoutMethod.addedAt), asc(payoutMethod.id))
}

const shown = {
  id: payout.id,
  number: payout.number,
  amount: payout.amount,
  currency: payout.currency,
  state: payout.state,
  methodLabel: payout.methodLabel,
  askedAt: payout.askedAt,
  decideBy: payout.decideBy,
  decidedAt: payout.decidedAt,
  sentAt: payout.sentAt,
  endedAt: payout.endedAt,
  reason: payout.reason,
}

export type OwnPayout = {
  id: string
  number: number
  amount: Minor
  currency: string
  state: PayoutState
  methodLabel: string
  askedAt: Date
  decideBy: Date
  decidedAt: Date | null
  sentAt: Date | null
  endedAt: Date | null
  reason: string
}

const OWN_PAYOUTS_A_PAGE = 20

/** The member's payouts, newest first, a page of them. */
export async function listOwnPayouts(
  db: Db,
  memberId: string,
  wanted: number,
): Promise<{ rows: OwnPayout[]; page: number; pages: number; count: number }> {
  const count = await db.$count(payout, eq(payout.memberId, memberId))
  const pages = Math.max(1, Math.ceil(count / OWN_PAYOUTS_A_PAGE))
  const page = Math.min(wanted, pages)
  const rows = await db
    .select(shown)
    .from(payout)
    .where(eq(payout.memberId, memberId))
    .orderBy(newestFirst(payout.askedAt), desc(payout.number))
    .limit(OWN_PAYOUTS_A_PAGE)
    .offset((page - 1) * OWN_PAYOUTS_A_PAGE)
  return { rows, page, pages, count }
}

export async function findOpenPayout(
  db: Db | DrizzleTransaction,
  memberId: string,
): Promise<OwnPayout | undefined> {
  const [found] = await db
    .select(shown)
    .from(payout)
    .where(and(eq(payout.memberId, memberId), inArray(payout.state, [...openStates])))
  return found
}

/** How a member's payouts are called, by their ids. */
export async function nameOwnPayouts(
  db: Db,
  memberId: string,
  payoutIds: readonly string[],
): Promise<Map<string, Pick<OwnPayout, 'number' | 'methodLabel'>>> {
  if (payoutIds.length === 0) return new Map()
  const rows = await db
    .select({ id: payout.id, number: payout.number, methodLabel: payout.methodLabel })
    .from(payout)
    .where(and(eq(payout.memberId, memberId), inArray(payout.id, [...payoutIds])))
  return new Map(rows.map(({ id, ...named }) => [id, named]))
}

const IDENTITY_WINDOW_DAYS = 30

/** How much a member may withdraw before their identity has to be checked; nothing where it was. */
export type IdentityLimit = { most: Minor; left: Minor }

export async function findIdentityLimit(
  db: Db | DrizzleTransaction,
  memberId: string,
  now: Date,
  { identityCheckAboveMinor }: Pick<Settings, 'identityCheckAboveMinor'>,
): Promise<IdentityLimit | undefined> {
  if (await findVerifiedUntil(db, memberId, now)) return undefined
  const [row] = await db
    .select({ sum: sum(payout.amount) })
    .from(payout)
    .where(
      and(
        eq(payout.memberId, memberId),
        gt(payout.askedAt, addDays(now, -IDENTITY_WINDOW_DAYS)),
        notInArray(payout.state, ['rejected', 'failed']),
      ),
    )
  const most = minor(identityCheckAboveMinor)
  const asked = minor(row?.sum ?? 0)
  return { most, left: largest(zero, subtract(most, asked)) }
}

export const needsIdentity = (limit: IdentityLimit | undefined, amount: Minor) =>
  limit !== undefined && amount > limit.left
