import { and, eq, isNull } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { recordSecurityEvent, type Origin } from './record-event.ts'
import { originBan } from './schema.server.ts'

/** Lets an address or a domain in again. */
export async function liftOriginBan(
  tx: Transaction,
  actor: Actor,
  { banId, reason }: { banId: number; reason: string },
  { origin }: { origin: Origin },
): Promise<void> {
  authorise(actor, 'origins.ban')
  const [lifted] = await tx.db
    .update(originBan)
    .set({ liftedAt: tx.now })
    .where(and(eq(originBan.id, banId), isNull(originBan.liftedAt)))
    .returning()
  if (!lifted) throw new Conflict('This ban was lifted already')
  await recordSecurityEvent(tx, {
    kind: 'origin.ban-lifted',
    actor,
    origin,
    details: { reason, before: { kind: lifted.kind, value: lifted.value }, after: null },
  })
}
