import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import { recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import type { CategoryMerge } from './category-input.ts'
import { addToCounts } from './count-services.ts'
import { findRow, listBelow, lockTree, type CategoryServicesContext } from './lock-tree.ts'
import { mergeBranch, type MoveServices } from './merge-branch.ts'

/**
 * One category becomes part of another: its services and what stands below it hang there from now on, and every address
 * of it leads there. Nothing is lost.
 */
export async function mergeCategory(
  tx: Transaction,
  actor: Actor,
  { categoryId, intoId, reason }: CategoryMerge,
  { origin, ...services }: CategoryServicesContext & { moveServices: MoveServices },
): Promise<void> {
  authorise(actor, 'categories.change')
  await lockTree(tx)
  const from = await findRow(tx, categoryId)
  const into = await findRow(tx, intoId)
  if (into.lineIds.includes(from.id)) {
    throw new Invalid('These can’t be merged', {
      intoId: ['Into: not into itself or what stands below it'],
    })
  }
  const branch = await listBelow(tx, from.id)
  await addToCounts(tx, from.lineIds.slice(0, -1), -from.servicesCount)
  // Read anew: it may stand above what was just taken out of its count.
  const merged = await mergeBranch(tx, from, await findRow(tx, intoId), services)
  await addToCounts(tx, into.lineIds, from.servicesCount)
  await recordSecurityEvent(tx, {
    kind: 'category.merged',
    actor,
    origin,
    details: { categoryId, reason, before: { path: from.path }, after: { path: into.path } },
  })
  for (const pair of merged) {
    await tx.announce({
      kind: 'category.merged',
      fromIds: [pair.fromId],
      intoId: pair.intoId,
    })
  }
  await tx.announce({
    kind: 'categories.changed',
    categoryIds: [
      ...new Set([from.id, into.id, ...branch.map(({ id }) => id), ...merged.map((pair) => pair.intoId)]),
    ],
    aboveIds: [...new Set([...from.lineIds, ...into.lineIds])],
    relabels: true,
  })
}
