import { and, eq, gt, inArray, lte, ne, or } from 'drizzle-orm'
import { nameMembers } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { type ClaimKind, claimedUntil } from './claim-kinds.ts'
import { authorise } from './permissions.ts'
import { deskClaim } from './schema.server.ts'

type Claimed = { kind: ClaimKind; thingId: string }
export type Claim = { memberId: string; name: string; until: Date; isMine: boolean }

const isThis = ({ kind, thingId }: Claimed) => and(eq(deskClaim.kind, kind), eq(deskClaim.thingId, thingId))

/** Takes something to look at; one's own again begins its time anew. Of two who take it at once one has it. */
export async function takeClaim(tx: Transaction, actor: MemberActor, claimed: Claimed): Promise<void> {
  authorise(actor, 'claim.take')
  const taken = { memberId: actor.id, takenAt: tx.now, until: claimedUntil(tx.now) }
  const rows = await tx.db
    .insert(deskClaim)
    .values({ ...claimed, ...taken })
    .onConflictDoUpdate({
      target: [deskClaim.kind, deskClaim.thingId],
      set: taken,
      setWhere: or(eq(deskClaim.memberId, actor.id), lte(deskClaim.until, tx.now)),
    })
    .returning({ memberId: deskClaim.memberId })
  if (rows.length === 0) throw new Conflict('A colleague has taken it meanwhile')
}

/** Leaves it to others; what is not one's own stays as it is. */
export async function releaseClaim(tx: Transaction, actor: MemberActor, claimed: Claimed): Promise<void> {
  authorise(actor, 'claim.take')
  await tx.db.delete(deskClaim).where(and(isThis(claimed), eq(deskClaim.memberId, actor.id)))
}

/** Who looks at which of these now. */
export async function findClaims(
  db: Db,
  actor: MemberActor,
  { kind, ids, now }: { kind: ClaimKind; ids: readonly string[]; now: Date },
): Promise<Map<string, Claim>> {
  authorise(actor, 'claim.take')
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(deskClaim)
    .where(and(eq(deskClaim.kind, kind), inArray(deskClaim.thingId, [...ids]), gt(deskClaim.until, now)))
  const names = await nameMembers(
    db,
    rows.map(({ memberId }) => memberId),
  )
  return new Map(
    rows.map(({ thingId, memberId, until }) => [
      thingId,
      {
        memberId,
        until,
        name: names.get(memberId)?.displayName ?? 'Somebody who left',
        isMine: memberId === actor.id,
      },
    ]),
  )
}

/** As many are left out of what comes next: there are not more hands. */
const OTHERS_MOST = 200

/** What colleagues look at now: nobody else is led to it. */
export async function listClaimedByOthers(
  db: Db,
  actor: MemberActor,
  { kind, now }: { kind: ClaimKind; now: Date },
): Promise<string[]> {
  authorise(actor, 'claim.take')
  const rows = await db
    .select({ thingId: deskClaim.thingId })
    .from(deskClaim)
    .where(and(eq(deskClaim.kind, kind), gt(deskClaim.until, now), ne(deskClaim.memberId, actor.id)))
    .limit(OTHERS_MOST)
  return rows.map(({ thingId }) => thingId)
}

/** Old ones are no use to anybody. */
export async function sweepClaims(tx: Transaction): Promise<void> {
  await tx.db.delete(deskClaim).where(lte(deskClaim.until, tx.now))
}
