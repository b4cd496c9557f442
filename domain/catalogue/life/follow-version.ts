import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import type { ServiceRow, VersionRow } from './lock-service.ts'
import { service, serviceVersion } from '../schema.server.ts'
import type { ServiceContent } from '../service-content.ts'

/** Words that were decided on stay as they were, with the decision; a new version follows them. */
export async function followVersion(
  tx: Transaction,
  own: ServiceRow,
  before: VersionRow | undefined,
  content: ServiceContent,
): Promise<VersionRow> {
  const [version] = await tx.db
    .insert(serviceVersion)
    .values({
      id: randomUUID(),
      serviceId: own.id,
      number: sql`(select max(number) + 1 from ${serviceVersion} where service_id = ${own.id})`,
      content,
      writtenAt: tx.now,
      // What a moderator asked for stays in sight until it is mended.
      reasons: before?.reasons ?? [],
      note: before?.note ?? '',
    })
    .returning()
  if (!version) throw new Error('The version was just written')
  await tx.db.update(service).set({ workingVersionId: version.id }).where(eq(service.id, own.id))
  return version
}
