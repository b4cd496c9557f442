import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { lockIdea } from './lock-idea.ts'
import { authorise } from './permissions.ts'
import { expectKind } from './propose-idea.ts'
import { idea } from './schema.server.ts'

/** Puts it under what it is about, where its author chose otherwise. */
export async function setKindOfIdea(
  tx: Transaction,
  actor: MemberActor,
  { ideaId, kindId }: { ideaId: string; kindId: string },
  { origin }: { origin: Origin },
): Promise<void> {
  authorise(actor, 'idea.manage')
  const found = await lockIdea(tx, ideaId)
  if (kindId === found.kindId) return
  await expectKind(tx, kindId)
  await tx.db.update(idea).set({ kindId }).where(eq(idea.id, found.id))
  await recordSecurityEvent(tx, {
    kind: 'idea.kind-set',
    actor,
    memberId: found.authorId ?? undefined,
    origin,
    details: { number: found.number, before: { kindId: found.kindId }, after: { kindId } },
  })
  await tx.announce({ kind: 'ideas.changed', ideaIds: [found.id] })
}
