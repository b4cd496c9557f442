import { eq } from 'drizzle-orm'
import { actorLabel, type Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { member, session } from '../schema.server.ts'

/** Back to being oneself; returns whom the administrator looked as. What they may do is asked of the person behind the look. */
export async function endViewAs(
  tx: Transaction,
  actor: Actor,
  context: { sessionId: string; origin?: Origin | undefined },
): Promise<{ memberId: string }> {
  const [behind] = await tx.db
    .select({ id: member.id, role: member.role, state: member.state, viewsAsId: session.viewsAsId })
    .from(session)
    .innerJoin(member, eq(member.id, session.memberId))
    .where(eq(session.id, context.sessionId))
    .for('update', { of: session })
  const isLooking =
    behind?.viewsAsId && behind.state !== 'deleted' && actorLabel(actor) === `member:${behind.id}`
  if (!isLooking || !behind.viewsAsId || behind.state === 'deleted')
    throw new NotFound('You are not looking as anyone')
  const person: Actor = { kind: 'member', id: behind.id, role: behind.role, state: behind.state }
  authorise(person, 'members.view-as', { ownerId: behind.viewsAsId })
  await tx.db.update(session).set({ viewsAsId: null }).where(eq(session.id, context.sessionId))
  await recordSecurityEvent(tx, {
    kind: 'member.view-as-ended',
    actor: person,
    memberId: behind.viewsAsId,
    origin: context.origin,
  })
  return { memberId: behind.viewsAsId }
}
