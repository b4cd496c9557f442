import { randomBytes, randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { markPicturesUsed } from '#domain/pictures/index.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { isSellerHidden } from '../life/is-seller-hidden.ts'
import { checkPictures } from './check-content.ts'
import { factsOf, picturesOf } from './content-facts.ts'
import { service, serviceFigures, serviceVersion } from '../schema.server.ts'
import { emptyContent, type ServiceContent } from '../service-content.ts'
import { slugOf } from './slug-rules.ts'

export type Drafted = { serviceId: string; slug: string; writtenAt: Date }

/** More unfinished services than anyone works on; it keeps a script from filling the table. */
export const DRAFTS_MOST = 100

/** A new service that only its seller sees. */
export async function draftService(
  tx: Transaction,
  actor: MemberActor,
  content: ServiceContent = emptyContent,
): Promise<Drafted> {
  authorise(actor, 'service.write')
  return beginService(tx, actor, { content })
}

type Begun = {
  content: ServiceContent
  /** Whose pictures it may show besides the actor's own. */
  copyOf?: ServiceContent | undefined
  teamId?: string | null
}

export async function beginService(
  tx: Transaction,
  actor: MemberActor,
  { content, copyOf, teamId = null }: Begun,
): Promise<Drafted> {
  await checkRoom(tx, actor.id)
  await checkPictures(tx, actor.id, content, copyOf)
  const [serviceId, versionId] = [randomUUID(), randomUUID()]
  const slug = `${slugOf(content.title) || 'draft'}-${randomBytes(4).toString('hex')}`
  await tx.db.insert(service).values({
    id: serviceId,
    sellerId: actor.id,
    teamId,
    isSellerHidden: await isSellerHidden(tx, { sellerId: actor.id, teamId }),
    slug,
    workingVersionId: versionId,
    ...factsOf(content),
    createdAt: tx.now,
    changedAt: tx.now,
  })
  await tx.db
    .insert(serviceVersion)
    .values({ id: versionId, serviceId, number: 1, content, writtenAt: tx.now })
  await tx.db.insert(serviceFigures).values({ serviceId })
  await markPicturesUsed(tx, picturesOf(content))
  return { serviceId, slug, writtenAt: tx.now }
}

async function checkRoom(tx: Transaction, sellerId: string): Promise<void> {
  const drafts = await tx.db.$count(
    service,
    and(eq(service.sellerId, sellerId), inArray(service.state, ['draft', 'rejected'])),
  )
  if (drafts >= DRAFTS_MOST)
    throw new Conflict(`You have ${drafts} drafts, as many as one may have. Archive one to begin another.`)
}
