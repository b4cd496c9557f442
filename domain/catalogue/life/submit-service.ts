import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm'
import { findHasPro } from '#domain/accounts/index.ts'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { changeLivePrices } from '../drafts/change-prices.ts'
import { checkComplete } from '../drafts/check-content.ts'
import { problemsOf } from '../drafts/complete-rules.ts'
import { isSameContent, withPricesOf } from '../drafts/content-facts.ts'
import { flagsOf } from '../moderation/flag-rules.ts'
import { followVersion } from './follow-version.ts'
import {
  findVersion,
  lockOwnService,
  type ServiceContext,
  type ServiceRow,
  type VersionRow,
} from './lock-service.ts'
import { moveService } from './move-service.ts'
import { service, serviceVersion } from '../schema.server.ts'
import { showVersion } from './show-version.ts'
import type { ServiceState } from '../states.ts'

export type Submitted = {
  /** `shown`: nothing waits for a review. */
  outcome: 'in-review' | 'shown'
  slug: string
}

/** How many of a seller's services must have been approved by a person before they publish without waiting. */
const APPROVALS_FOR_TRUST = 3

/** The seller asks for it to be shown: a trusted one at once, with the review after; anyone else when it was approved. */
export async function submitService(
  tx: Transaction,
  actor: MemberActor,
  { serviceId }: { serviceId: string },
  { settings }: Pick<ServiceContext, 'settings'>,
): Promise<Submitted> {
  authorise(actor, 'service.submit')
  const own = await lockOwnService(tx, actor, serviceId)
  const newest = own.workingVersionId ? await findVersion(tx, own.workingVersionId) : undefined
  if (own.state === 'archived') throw new Conflict('This service is archived: duplicate it to offer it again')
  if (!newest) throw new Conflict('There is nothing new to submit')
  if (newest.state === 'submitted') throw new Conflict('This service is being reviewed already')
  // Sent again as it was: the decision on it stays on record.
  const working = newest.state === 'rejected' ? await followVersion(tx, own, newest, newest.content) : newest
  await checkComplete(tx, actor.id, working.content, settings)
  await checkQuota(tx, own, settings)
  if (await applyPricesOnly(tx, own, working, settings)) return { outcome: 'shown', slug: own.slug }
  const version = { ...working, flags: flagsOf(working.content, settings.flagWords) }
  await tx.db
    .update(serviceVersion)
    .set({ flags: version.flags, submittedAt: tx.now })
    .where(eq(serviceVersion.id, working.id))
  if (await isTrusted(tx, actor.id, own.id)) {
    const shown = await showVersion(tx, own, version, { decidedBy: null, isReviewedAfter: true, note: '' })
    return { outcome: 'shown', slug: shown.slug }
  }
  await tx.db.update(serviceVersion).set({ state: 'submitted' }).where(eq(serviceVersion.id, working.id))
  if (!own.liveVersionId) await moveService(tx, own, 'submit')
  return { outcome: 'in-review', slug: own.slug }
}

/** Prices and days of what is live take effect at once; if nothing else is new, there is nothing to review. */
async function applyPricesOnly(
  tx: Transaction,
  own: ServiceRow,
  working: VersionRow,
  settings: Settings,
): Promise<boolean> {
  if (!own.liveVersionId) return false
  const live = await findVersion(tx, own.liveVersionId)
  const repriced = withPricesOf(live.content, working.content)
  // With packages added or left out, the new prices may not fit the packages that are still shown.
  const fits = !Object.keys(problemsOf(repriced, settings)).some((field) => field.startsWith('packages.'))
  if (fits) await changeLivePrices(tx, own, live, repriced)
  if (!isSameContent(repriced, working.content)) return false
  await tx.db.update(serviceVersion).set({ state: 'replaced' }).where(eq(serviceVersion.id, working.id))
  await tx.db.update(service).set({ workingVersionId: null }).where(eq(service.id, own.id))
  return true
}

const ACTIVE: ServiceState[] = ['in_review', 'published', 'paused']

/** Counted by one of the seller's requests at a time, so that two at once can't both take the last place. */
async function checkQuota(tx: Transaction, own: ServiceRow, settings: Settings): Promise<void> {
  if (ACTIVE.includes(own.state)) return
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`guildhall.services ${own.sellerId}`}))`)
  const others = await tx.db.$count(
    service,
    and(eq(service.sellerId, own.sellerId), ne(service.id, own.id), inArray(service.state, ACTIVE)),
  )
  const isPro = await findHasPro(tx.db, own.sellerId, tx.now)
  // Whoever had PRO keeps what they made: only another one needs room.
  if (others < (isPro ? settings.activeServicesProMost : settings.activeServicesMost)) return
  throw new Invalid(
    `You have ${others} active services, as many as one may have. Archive one to offer another.`,
  )
}

/**
 * Approved by people often enough; work that was taken down counts against it, and so does what was taken down of this very service,
 * which a colleague of the team may look after.
 */
export async function isTrusted(tx: Transaction, sellerId: string, serviceId?: string): Promise<boolean> {
  const isTheirs = eq(service.sellerId, sellerId)
  const [counted] = await tx.db
    .select({
      approved: sql<number>`count(distinct ${service.id}) filter (where ${isTheirs} and ${serviceVersion.state} in ('approved','replaced'))::int`,
      rejected: sql<number>`count(*) filter (where ${serviceVersion.state} = 'rejected' and ${serviceVersion.isReviewedAfter})::int`,
    })
    .from(serviceVersion)
    .innerJoin(service, eq(service.id, serviceVersion.serviceId))
    .where(
      and(
        serviceId ? or(isTheirs, eq(service.id, serviceId)) : isTheirs,
        isNotNull(serviceVersion.decidedBy),
      ),
    )
  return (counted?.approved ?? 0) >= APPROVALS_FOR_TRUST && (counted?.rejected ?? 0) === 0
}
