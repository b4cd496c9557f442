import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Origin } from '#domain/security/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { service, serviceVersion } from '../schema.server.ts'
import { isKeptBy } from './kept-by.ts'

export type ServiceRow = typeof service.$inferSelect
export type VersionRow = typeof serviceVersion.$inferSelect

/** What an operation is given besides its input. */
export type ServiceContext = { settings: Settings; siteOrigin: string; origin: Origin }

/**
 * Nobody else changes the service until the transaction ends. They may still refer to it, since its key stays: whoever holds its
 * figures and writes a line about it would otherwise wait for one who waits for the figures.
 */
export async function lockService(tx: Transaction, serviceId: string): Promise<ServiceRow> {
  const [found] = await tx.db.select().from(service).where(eq(service.id, serviceId)).for('no key update')
  if (!found) throw new NotFound('There is no such service')
  return found
}

/** What is somebody else's does not exist; what a team offers is its owner's and managers'. */
export async function lockOwnService(
  tx: Transaction,
  actor: MemberActor,
  serviceId: string,
): Promise<ServiceRow> {
  const [found] = await tx.db
    .select()
    .from(service)
    .where(and(eq(service.id, serviceId), isKeptBy(actor.id)))
    .for('no key update')
  if (!found) throw new NotFound('There is no such service of yours')
  return found
}

export async function findVersion(tx: Transaction, versionId: string): Promise<VersionRow> {
  const [found] = await tx.db.select().from(serviceVersion).where(eq(serviceVersion.id, versionId))
  if (!found) throw new Error(`The version ${versionId} is not there`)
  return found
}

/** A decision is about the words that the moderator has read: when others have come meanwhile, it is not made. */
export function checkSeen({ submittedAt, content }: VersionRow, seenAt: Date | undefined): void {
  if (seenAt && seenAt.getTime() !== submittedAt?.getTime())
    throw new Conflict(`“${content.title}” was changed since you opened it: read it again`)
}
