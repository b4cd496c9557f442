import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { announceChange } from '../life/announce-change.ts'
import { problemsOf } from './complete-rules.ts'
import { factsOf, isSameContent } from './content-facts.ts'
import {
  findVersion,
  lockOwnService,
  type ServiceContext,
  type ServiceRow,
  type VersionRow,
} from '../life/lock-service.ts'
import { service, serviceVersion } from '../schema.server.ts'
import type { PackagePrice } from './price-input.ts'
import type { ServiceContent } from '../service-content.ts'

type NewPrices = {
  serviceId: string
  packages: PackagePrice[]
}

/** New prices and days of what is live, at once. Deals that exist keep theirs. */
export async function changePrices(
  tx: Transaction,
  actor: MemberActor,
  { serviceId, packages }: NewPrices,
  { settings }: Pick<ServiceContext, 'settings'>,
): Promise<void> {
  authorise(actor, 'service.run')
  const own = await lockOwnService(tx, actor, serviceId)
  if (!own.liveVersionId || own.state === 'archived')
    throw new Conflict('Only what is offered has prices to change')
  const live = await findVersion(tx, own.liveVersionId)
  const content = priced(live.content, packages)
  const fields = packageProblems(content, settings)
  if (Object.keys(fields).length > 0) throw new Invalid('These prices can’t be', fields)
  await changeLivePrices(tx, own, live, content)
  if (!own.workingVersionId) return
  const working = await findVersion(tx, own.workingVersionId)
  const newer = priced(working.content, packages)
  // A draft is looked at when it is submitted; what was submitted is shown as it is.
  if (working.state === 'submitted') expectStillFits(newer, settings)
  if (!isSameContent(working.content, newer)) await rewrite(tx, working, newer)
}

const packageProblems = (content: ServiceContent, settings: Settings) =>
  Object.fromEntries(
    Object.entries(problemsOf(content, settings)).filter(([field]) => field.startsWith('packages.')),
  )

function expectStillFits(submitted: ServiceContent, settings: Settings): void {
  const [problem] = Object.values(packageProblems(submitted, settings)).flat()
  if (!problem) return
  throw new Conflict(
    `${problem} in what waits for its review: withdraw that from review first, or choose another price`,
  )
}

function priced(content: ServiceContent, packages: NewPrices['packages']): ServiceContent {
  return {
    ...content,
    packages: content.packages.map((one) => ({ ...one, ...packages.find(({ tier }) => tier === one.tier) })),
  }
}

export async function changeLivePrices(
  tx: Transaction,
  own: ServiceRow,
  live: VersionRow,
  content: ServiceContent,
): Promise<void> {
  if (isSameContent(live.content, content)) return
  await rewrite(tx, live, content)
  const { priceFromMinor, deliveryDays } = factsOf(content)
  const [after] = await tx.db
    .update(service)
    .set({ priceFromMinor, deliveryDays, changedAt: tx.now })
    .where(eq(service.id, own.id))
    .returning()
  if (after) await announceChange(tx, own, after)
}

/** An editor that was opened before would take the new prices back: what it sends is refused, since these were written later. */
async function rewrite(tx: Transaction, { id }: VersionRow, content: ServiceContent): Promise<void> {
  await tx.db.update(serviceVersion).set({ content, writtenAt: tx.now }).where(eq(serviceVersion.id, id))
}
