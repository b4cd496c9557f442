import { count, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { SAVED_MOST } from './brief-rules.ts'
import type { BriefToSave } from './input.ts'
import { authorise } from './permissions.ts'
import { savedBrief } from './schema.server.ts'

/** Keeps a brief for the member who wrote it. */
export async function saveBrief(
  tx: Transaction,
  actor: MemberActor,
  { need, reading, engine }: BriefToSave,
): Promise<{ briefId: string }> {
  authorise(actor, 'brief.save')
  const [kept] = await tx.db
    .select({ count: count() })
    .from(savedBrief)
    .where(eq(savedBrief.memberId, actor.id))
  if ((kept?.count ?? 0) >= SAVED_MOST)
    throw new Conflict(`You keep ${SAVED_MOST} briefs already: remove one first`)
  const [saved] = await tx.db
    .insert(savedBrief)
    .values({ memberId: actor.id, title: reading.title, need, reading, engine, savedAt: tx.now })
    .returning({ briefId: savedBrief.id })
  if (!saved) throw new Error('A brief was not saved')
  return saved
}
