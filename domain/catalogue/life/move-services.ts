import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { service, serviceVersion } from '../schema.server.ts'

/** Services of merged categories hang in another from now on, in their rows and in the words of every version. */
export async function moveServices(
  tx: Transaction,
  { fromIds, intoId }: { fromIds: readonly string[]; intoId: string },
): Promise<void> {
  const moved = await tx.db
    .update(service)
    .set({ categoryId: intoId })
    .where(inArray(service.categoryId, [...fromIds]))
    .returning({ id: service.id, sellerId: service.sellerId, teamId: service.teamId })
  await tx.db
    .update(serviceVersion)
    .set({ content: sql`jsonb_set(${serviceVersion.content}, '{categoryId}', to_jsonb(${intoId}::text))` })
    .where(inArray(sql`${serviceVersion.content} ->> 'categoryId'`, [...fromIds]))
  for (const { id, sellerId, teamId } of moved) {
    await tx.announce({
      kind: 'service.changed',
      serviceId: id,
      sellerId,
      teamIds: teamId ? [teamId] : [],
      categoryIds: [],
    })
  }
}
