import { and, eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { Reasoned } from '../administrators/admin-input.ts'
import { lockMember } from '../members/lock-member.ts'
import { session } from '../schema.server.ts'

/** An administrator's session shows the product as a member sees it. Read-only: the table of permissions refuses the rest. */
export async function beginViewAs(
  tx: Transaction,
  actor: Actor,
  { memberId, reason }: Reasoned & { memberId: string },
  context: { sessionId: string; origin?: Origin | undefined },
): Promise<void> {
  authorise(actor, 'members.view-as', { ownerId: memberId })
  if (actor.kind !== 'member') throw new NotFound('Only a signed-in administrator looks as someone')
  const who = await lockMember(tx, memberId)
  const [turned] = await tx.db
    .update(session)
    .set({ viewsAsId: who.id })
    .where(and(eq(session.id, context.sessionId), eq(session.memberId, actor.id)))
    .returning({ id: session.id })
  if (!turned) throw new NotFound('Your session has ended: sign in again')
  await recordSecurityEvent(tx, {
    kind: 'member.view-as-began',
    actor,
    memberId: who.id,
    origin: context.origin,
    details: { reason },
  })
}
