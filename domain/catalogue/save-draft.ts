import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { markPicturesLeft, markPicturesUsed } from '#domain/pictures/index.ts'
import { authorise } from '#domain/permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { checkPictures } from './check-content.ts'
import { factsOf, isSameContent, picturesOf } from './content-facts.ts'
import { findVersion, lockOwnService, type ServiceRow, type VersionRow } from './lock-service.ts'
import { service, serviceVersion } from './schema.server.ts'
import type { ServiceContent } from './service-content.ts'

export type DraftToSave = {
  serviceId: string
  content: ServiceContent
  /** When the words that were opened had been written: two windows don't overwrite one another. */
  basedOn: Date | null
}

/** Keeps what was typed so far; what is live stays as it is until the new words are approved. */
export async function saveDraft(
  tx: Transaction,
  actor: MemberActor,
  { serviceId, content, basedOn }: DraftToSave,
): Promise<{ writtenAt: Date }> {
  authorise(actor, 'service.write', { ownerId: actor.id })
  const own = await lockOwnService(tx, actor, serviceId)
  if (own.state === 'archived')
    throw new Conflict('This service is archived: duplicate it to go on with its words')
  const newestId = own.workingVersionId ?? own.liveVersionId
  const newest = newestId ? await findVersion(tx, newestId) : undefined
  const working = own.workingVersionId ? newest : undefined
  if (working?.state === 'submitted') {
    throw new Conflict('This service is being reviewed: take it back before you change it')
  }
  // Also what is sent once more because its answer was lost on the way.
  if (newest && isSameContent(newest.content, content)) return { writtenAt: newest.writtenAt }
  if (newest && basedOn && newest.writtenAt.getTime() !== basedOn.getTime()) {
    throw new Conflict('These words were changed in another window: reload to see them')
  }
  await checkPictures(tx, actor.id, content)
  await write(tx, own, working, content)
  const [shown, before] = [picturesOf(content), working?.state === 'draft' ? picturesOf(working.content) : []]
  await markPicturesUsed(tx, shown)
  await markPicturesLeft(
    tx,
    before.filter((id) => !shown.includes(id)),
  )
  return { writtenAt: tx.now }
}

/** A draft is written over; words that were decided on stay as they were, and a new version follows them. */
async function write(
  tx: Transaction,
  own: ServiceRow,
  working: VersionRow | undefined,
  content: ServiceContent,
): Promise<void> {
  const facts = own.liveVersionId ? {} : factsOf(content)
  if (working?.state === 'draft') {
    await tx.db
      .update(serviceVersion)
      .set({ content, writtenAt: tx.now })
      .where(eq(serviceVersion.id, working.id))
    await tx.db
      .update(service)
      .set({ ...facts, changedAt: tx.now })
      .where(eq(service.id, own.id))
    return
  }
  const versionId = randomUUID()
  await tx.db.insert(serviceVersion).values({
    id: versionId,
    serviceId: own.id,
    number: sql`(select max(number) + 1 from ${serviceVersion} where service_id = ${own.id})`,
    content,
    writtenAt: tx.now,
    // What a moderator asked for stays in sight until it is mended.
    reasons: working?.reasons ?? [],
    note: working?.note ?? '',
  })
  await tx.db
    .update(service)
    .set({ ...facts, workingVersionId: versionId, changedAt: tx.now })
    .where(eq(service.id, own.id))
}
