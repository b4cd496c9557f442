import { and, count, eq, inArray, ne, sql } from 'drizzle-orm'
import { isStaff, type Actor, type StaffRole } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Forbidden } from '#platform/errors/errors.ts'
import { member } from '../schema.server.ts'

/** Who may administer is decided by one transaction at a time: two who remove each other can't both succeed. */
const ADMINISTRATORS_LOCK = 4_711_031

/** Waits until nobody else changes who administers, and makes sure that the actor still has the role in which they act. */
export async function lockAdministrators(tx: Transaction, actor: Actor): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(${ADMINISTRATORS_LOCK})`)
  if (!isStaff(actor) || actor.kind !== 'member') return
  const { id, role } = actor
  const isStill = and(eq(member.id, id), eq(member.role, role), eq(member.state, 'active'))
  if ((await tx.db.$count(member, isStill)) === 0)
    throw new Forbidden(
      role === 'admin' ? 'You are not an administrator any more' : 'You do not have this role any more',
    )
}

/** Refuses what would leave the marketplace without an administrator. Takes the lock itself: it may be held already. */
export async function keepOneAdministrator(tx: Transaction, losingId: string): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(${ADMINISTRATORS_LOCK})`)
  const losesOne = (await countAdministrators(tx, eq(member.id, losingId))) > 0
  if (losesOne && (await countAdministrators(tx, ne(member.id, losingId))) === 0)
    throw new Conflict('This is the last administrator. Make someone else an administrator first.')
}

/** Whether somebody else of staff could do it as well. */
export async function isThereOtherStaff(
  tx: Transaction,
  thanId: string,
  roles: readonly StaffRole[],
): Promise<boolean> {
  const found = await tx.db.$count(
    member,
    and(inArray(member.role, [...roles]), eq(member.state, 'active'), ne(member.id, thanId)),
  )
  return found > 0
}

async function countAdministrators(tx: Transaction, which: ReturnType<typeof eq>): Promise<number> {
  const [row] = await tx.db
    .select({ found: count() })
    .from(member)
    .where(and(eq(member.role, 'admin'), eq(member.state, 'active'), which))
  return row?.found ?? 0
}
