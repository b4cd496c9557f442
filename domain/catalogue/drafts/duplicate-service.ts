import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { beginService, type Drafted } from './draft-service.ts'
import { findVersion, lockOwnService } from '../life/lock-service.ts'
import { serviceLimits } from './limit-rules.ts'

const SUFFIX = ' (copy)'

/** A new draft with the same words and pictures, in the same name. */
export async function duplicateService(
  tx: Transaction,
  actor: MemberActor,
  { serviceId }: { serviceId: string },
): Promise<Drafted> {
  authorise(actor, 'service.write')
  const own = await lockOwnService(tx, actor, serviceId)
  const versionId = own.workingVersionId ?? own.liveVersionId
  if (!versionId) throw new Error(`The service ${own.id} has no words at all`)
  const { content } = await findVersion(tx, versionId)
  const title = [...content.title].slice(0, serviceLimits.title.max - SUFFIX.length).join('') + SUFFIX
  return beginService(tx, actor, { content: { ...content, title }, copyOf: content, teamId: own.teamId })
}
