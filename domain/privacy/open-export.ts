import { and, eq, gt } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import { recordSecurityEvent, type Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { dataExport } from './schema.server.ts'

/** Hands its owner the key of a file that is ready, and writes down that it was fetched. */
export async function openExport(
  tx: Transaction,
  actor: MemberActor,
  exportId: string,
  { origin }: { origin: Origin },
): Promise<{ fileKey: string; readyAt: Date }> {
  authorise(actor, 'account.ask-export')
  const [found] = await tx.db
    .select({ fileKey: dataExport.fileKey, readyAt: dataExport.readyAt })
    .from(dataExport)
    .where(
      and(
        eq(dataExport.id, exportId),
        eq(dataExport.memberId, actor.id),
        eq(dataExport.state, 'ready'),
        gt(dataExport.expiresAt, tx.now),
      ),
    )
  if (!found?.fileKey || !found.readyAt)
    throw new NotFound('This file is not here any more. Ask for a new one.')
  await recordSecurityEvent(tx, { kind: 'export.downloaded', actor, memberId: actor.id, origin })
  return { fileKey: found.fileKey, readyAt: found.readyAt }
}
