import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { findOwnerFor } from '../life/kept-by.ts'
import { authorise, may } from '../permissions.ts'
import type { Db } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { Flag } from './flag-rules.ts'
import { service, serviceVersion } from '../schema.server.ts'
import type { ServiceContent } from '../service-content.ts'
import type { ServiceState, VersionState } from '../states.ts'

export type ReviewedVersion = {
  number: number
  state: VersionState
  submittedAt: Date | null
  decidedAt: Date | null
  decidedBy: string | null
  isReviewedAfter: boolean
  reasons: string[]
  note: string
}

type ForReview = {
  id: string
  slug: string
  state: ServiceState
  sellerId: string
  /** The version that is looked at. */
  version: ReviewedVersion & { content: ServiceContent; flags: Flag[] }
  /** What was approved last before it, or sent back where nothing was approved yet; nothing when it is the first. */
  before: ServiceContent | undefined
  beforeWas: 'approved' | 'sent back' | null
  waits: 'before' | 'after' | null
  isLive: boolean
  /** The newest first, without the one that is looked at. */
  history: ReviewedVersion[]
  /** False about one's own services. */
  mayDecide: boolean
}

const MOST_HISTORY = 20

/** One service as a moderator judges it: what waits, or what is live, beside what was approved before it. */
export async function findForReview(db: Db, actor: Actor, serviceId: string): Promise<ForReview> {
  authorise(actor, 'services.read')
  const [found] = await db.select().from(service).where(eq(service.id, serviceId))
  if (!found) throw new NotFound('There is no such service')
  const versions = await db
    .select()
    .from(serviceVersion)
    .where(eq(serviceVersion.serviceId, serviceId))
    .orderBy(desc(serviceVersion.number))
    .limit(MOST_HISTORY)
  const working = versions.find(({ id }) => id === found.workingVersionId)
  const live = versions.find(({ id }) => id === found.liveVersionId)
  // What a seller writes after a take-down and has not sent is theirs.
  const takenDown = live ? undefined : versions.find(({ state, undo }) => state === 'rejected' && undo)
  const looked = working?.state === 'submitted' ? working : (live ?? takenDown ?? working)
  if (!looked) throw new NotFound('There is no such service')
  const isWaitingAfter = looked.state === 'approved' && looked.isReviewedAfter && !looked.decidedBy
  const earlier = versions.filter((one) => one.number < looked.number)
  const approved = looked !== live && live ? live : earlier.find(wasApproved)
  const sentBack = approved ? undefined : earlier.find(({ state }) => state === 'rejected')
  return {
    id: found.id,
    slug: found.slug,
    state: found.state,
    sellerId: found.sellerId,
    version: { ...reviewed(looked), content: looked.content, flags: looked.flags },
    before: (approved ?? sentBack)?.content,
    beforeWas: approved ? 'approved' : sentBack ? 'sent back' : null,
    waits: looked.state === 'submitted' ? 'before' : isWaitingAfter ? 'after' : null,
    isLive: Boolean(live) && (found.state === 'published' || found.state === 'paused'),
    history: versions.filter((one) => one !== looked && one.decidedAt).map(reviewed),
    mayDecide: may(actor, 'services.moderate', { ownerId: await findOwnerFor(db, actor, found) }),
  }
}

type VersionRow = typeof serviceVersion.$inferSelect

/** It was shown once, and another took its place. */
function wasApproved({ state, decidedAt, reasons }: VersionRow): boolean {
  return state === 'replaced' && decidedAt !== null && reasons.length === 0
}

function reviewed(row: VersionRow): ReviewedVersion {
  const { number, state, submittedAt, decidedAt, decidedBy, isReviewedAfter, reasons, note } = row
  return { number, state, submittedAt, decidedAt, decidedBy, isReviewedAfter, reasons, note }
}

type SellerHistory = { approved: number; rejected: number }

/** How often each seller's words were approved and sent back before. */
export async function findSellerHistories(
  db: Db,
  actor: Actor,
  sellerIds: readonly string[],
): Promise<Map<string, SellerHistory>> {
  authorise(actor, 'services.read')
  if (sellerIds.length === 0) return new Map()
  const rows = await db
    .select({
      sellerId: service.sellerId,
      // As `wasApproved` tells: what was sent back and then given up is replaced too, with its reasons.
      approved: sql<number>`(count(*) filter (where ${serviceVersion.reasons} = '{}'))::int`,
      rejected: sql<number>`(count(*) filter (where ${serviceVersion.reasons} <> '{}'))::int`,
    })
    .from(service)
    .innerJoin(serviceVersion, eq(serviceVersion.serviceId, service.id))
    .where(and(inArray(service.sellerId, [...new Set(sellerIds)]), isNotNull(serviceVersion.decidedAt)))
    .groupBy(service.sellerId)
  return new Map(rows.map(({ sellerId, approved, rejected }) => [sellerId, { approved, rejected }]))
}
