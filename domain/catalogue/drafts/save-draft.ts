import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { markPicturesLeft, markPicturesUsed } from '#domain/pictures/index.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { checkPictures } from './check-content.ts'
import { factsOf, isSameContent, picturesOf } from './content-facts.ts'
import { followVersion } from '../life/follow-version.ts'
import { findVersion, lockOwnService, type ServiceRow, type VersionRow } from '../life/lock-service.ts'
import { service, serviceVersion } from '../schema.server.ts'
import type { ServiceContent } from '../service-content.ts'

type DraftToSave = {
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
  authorise(actor, 'service.write')
  const own = await lockOwnService(tx, actor, serviceId)
  if (own.state === 'archived')
    throw new Conflict('This service is archived: duplicate it to go on with its words')
  const newestId = own.workingVersionId ?? own.liveVersionId
  const newest = newestId ? await findVersion(tx, newestId) : undefined
  const working = own.workingVersionId ? newest : undefined
  if (working?.state === 'submitted') {
    throw new Conflict('This service is being reviewed: withdraw it from review before you change it')
  }
  // Also what is sent once more because its answer was lost on the way.
  if (newest && isSameContent(newest.content, content)) return { writtenAt: newest.writtenAt }
  if (newest && basedOn && newest.writtenAt.getTime() !== basedOn.getTime()) {
    throw new Conflict('These words were changed in another window: reload to see them')
  }
  await checkPictures(tx, actor.id, content, newest?.content)
  await write(tx, own, working, content)
  const [shown, before] = [picturesOf(content), working?.state === 'draft' ? picturesOf(working.content) : []]
  await markPicturesUsed(tx, shown)
  await markPicturesLeft(
    tx,
    before.filter((id) => !shown.includes(id)),
  )
  return { writtenAt: tx.now }
}

/** A draft is written over; what was decided on is followed by a new version. */
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
  } else {
    await followVersion(tx, own, working, content)
  }
  await tx.db
    .update(service)
    .set({ ...facts, changedAt: tx.now })
    .where(eq(service.id, own.id))
}
