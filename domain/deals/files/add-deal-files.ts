import { count, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { expectNotBlocked } from '#domain/blocks/index.ts'
import { pairsBeforeDeal } from '../agreements/pairs-before-deal.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { type AddedFile, addFiles } from './add-files.ts'
import { expectMove } from '../moves/expect-move.ts'
import { enterRoom } from '../moves/locked-deal.ts'
import { dealFile } from '../schema.server.ts'
import { recordAside } from '../moves/timeline.ts'

/** More than any work needs, and not a store for everything else. */
const FILES_A_DEAL_MOST = 500

/** Either side puts files into the room: a brief, a sketch, a reference. */
export async function addDealFiles(
  tx: Transaction,
  actor: MemberActor,
  { dealId, files }: { dealId: string; files: readonly AddedFile[] },
): Promise<void> {
  authorise(actor, 'deal.act')
  const room = await enterRoom(tx, actor, dealId)
  expectMove(tx, room, 'addDealFiles')
  for (const [oneId, otherId] of pairsBeforeDeal(
    { ...room.deal, isAgreed: room.deal.acceptedAt !== null },
    actor.id,
  ))
    await expectNotBlocked(tx, oneId, otherId, 'make a deal with')
  const [stored] = await tx.db.select({ count: count() }).from(dealFile).where(eq(dealFile.dealId, dealId))
  if ((stored?.count ?? 0) + files.length > FILES_A_DEAL_MOST)
    throw new Conflict(`A deal keeps at most ${FILES_A_DEAL_MOST} files`)
  await addFiles(tx, { dealId, subjectId: dealId, by: room.by }, files)
  await recordAside(tx, room, 'files-added', { data: { files: files.length } })
}
