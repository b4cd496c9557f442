import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { announceChange } from './announce-change.ts'
import { listPicturesOfTeams } from '../list-shown-pictures.ts'
import { service, serviceVersion } from '../schema.server.ts'
import { emptyContent } from '../service-content.ts'

/**
 * A member is gone: what they offered is archived, and of its words only those stay that were sold, for the other side of
 * the deals. What they looked after for a team falls to its owner. Answers with the pictures that what stays shows.
 */
export async function eraseServices(tx: Transaction, sellerId: string): Promise<string[]> {
  const ofTeams = await listPicturesOfTeams(tx, sellerId)
  await handToTeams(tx, sellerId)
  const own = await tx.db
    .select()
    .from(service)
    .where(eq(service.sellerId, sellerId))
    .orderBy(service.id)
    .for('update')
  for (const before of own.filter(({ state }) => state !== 'archived')) {
    const [after] = await tx.db
      .update(service)
      .set({ state: 'archived', archivedAt: tx.now, changedAt: tx.now })
      .where(eq(service.id, before.id))
      .returning()
    if (after) await announceChange(tx, before, after)
  }
  const ids = own.map(({ id }) => id)
  if (ids.length === 0) return ofTeams
  await dropUnsoldWords(tx, ids)
  const live = await tx.db
    .select({ content: serviceVersion.content })
    .from(service)
    .innerJoin(serviceVersion, eq(serviceVersion.id, service.liveVersionId))
    .where(inArray(service.id, ids))
  return [...ofTeams, ...live.flatMap(({ content }) => content.gallery.map(({ pictureId }) => pictureId))]
}

/** A team goes on without one of its people, and so does what it offers. */
async function handToTeams(tx: Transaction, sellerId: string): Promise<void> {
  await tx.db
    .update(service)
    .set({ sellerId: sql`(select owner_id from team where team.id = ${service.teamId})` })
    .where(
      and(
        eq(service.sellerId, sellerId),
        sql`exists (select 1 from team where team.id = ${service.teamId} and team.owner_id <> ${sellerId}::uuid)`,
      ),
    )
}

async function dropUnsoldWords(tx: Transaction, ids: string[]): Promise<void> {
  const isLive = sql`${serviceVersion.id} = (select live_version_id from service where service.id = ${serviceVersion.serviceId})`
  await tx.db
    .update(serviceVersion)
    .set({ content: emptyContent, flags: [], note: '' })
    .where(and(inArray(serviceVersion.serviceId, ids), sql`(${isLive}) is not true`))
  await tx.db
    .update(service)
    .set({ title: '', coverPictureId: null })
    .where(and(inArray(service.id, ids), isNull(service.liveVersionId)))
}
