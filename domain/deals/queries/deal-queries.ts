import { and, asc, eq, getTableColumns } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { areBlocked } from '#domain/blocks/index.ts'
import type { Share } from '#domain/teams/index.ts'
import { may } from '../permissions.ts'
import type { Db } from '#platform/db/database.ts'
import { findBannedSides } from '../moves/banned-sides.ts'
import { type DealFacts, factsOf } from '../moves/deal-facts.ts'
import { hasSomebodyLeft } from '../milestones/somebody-left.ts'
import { pairsBeforeDeal } from '../agreements/pairs-before-deal.ts'
import { rulesForPair } from '../agreements/pair-rules.ts'
import { hashInvitation } from '../agreements/invitation.ts'
import { type Deal, type DealRequest, type Dispute, type Milestone } from '../moves/locked-deal.ts'
import { findStanding, listShares, listWorkers } from '../moves/seller-people.ts'
import {
  deal,
  dealClock,
  dealEvent,
  dealFile,
  dealRequest,
  dealVersion,
  delivery,
  dispute,
  disputeQuestion,
  milestone,
} from '../schema.server.ts'
import type { Party } from '../states.ts'

export type Delivery = typeof delivery.$inferSelect
type DealFile = Omit<typeof dealFile.$inferSelect, 'fileKey'>
export type DealEvent = typeof dealEvent.$inferSelect
type DisputeQuestion = Omit<typeof disputeQuestion.$inferSelect, 'askedBy'>
export type DealVersion = typeof dealVersion.$inferSelect
type RunningClock = Pick<typeof dealClock.$inferSelect, 'subjectId' | 'kind' | 'runsAt' | 'stoppedLeftMs'>

/** In which right somebody looks at a deal. */
type ViewerRole =
  | { party: Party; isWorker: boolean }
  | { party: null; isWorker: false; as: 'admin' | 'invited' }

export type WholeRoom = ViewerRole & {
  deal: Omit<Deal, 'invitationHash'>
  hasInvitation: boolean
  milestones: Milestone[]
  requests: DealRequest[]
  disputes: Dispute[]
  questions: DisputeQuestion[]
  deliveries: Delivery[]
  files: DealFile[]
  clocks: RunningClock[]
  events: DealEvent[]
  version: DealVersion | undefined
  banned: Party[]
  /** Who gets what of a team's deal; none before it is accepted, and where one person is paid. */
  shares: Share[]
  /** Whether one of those who would get a tip has deleted their account. */
  isTipLost: boolean
  /** Whether one of them blocked the other before they agreed: until then nothing is sent through the room. */
  isApart: boolean
  /** Who of the team was chosen to work on it. */
  workerIds: string[]
}

export type Looks = { viewer: Actor; key?: string | null | undefined }
/** What is only proposed is shown with the commission of this moment. */
type LooksNow = Looks & { now: Date }

async function findViewerRole(db: Db, found: Deal, { viewer, key }: Looks): Promise<ViewerRole | undefined> {
  const standing = await findStanding(db, found, viewer)
  if (standing) return standing
  if (may(viewer, 'disputes.read')) return { party: null, isWorker: false, as: 'admin' }
  const holdsKey =
    Boolean(key) && found.invitationHash !== null && found.invitationHash === hashInvitation(key ?? '')
  return holdsKey && !(found.buyerId && found.sellerId)
    ? { party: null, isWorker: false, as: 'invited' }
    : undefined
}

/** Whether this key was good once, and another came first. Whoever holds it was invited, so they may know. */
export async function isInvitationTaken(db: Db, dealId: string, key: string): Promise<boolean> {
  const [found] = await db.select().from(deal).where(eq(deal.id, dealId))
  return Boolean(found?.buyerId && found.sellerId) && found?.invitationHash === hashInvitation(key)
}

/** A deal as whoever looks may see it; for a stranger there is none, just as for an id that nobody has. */
export async function findDealRoom(db: Db, dealId: string, looks: LooksNow): Promise<WholeRoom | undefined> {
  const [found] = await db.select().from(deal).where(eq(deal.id, dealId))
  const viewerRole = found && (await findViewerRole(db, found, looks))
  if (!found || !viewerRole) return undefined
  const { invitationHash, ...shown } = await asAgreedNow(db, found, looks)
  const milestones = await db
    .select()
    .from(milestone)
    .where(eq(milestone.dealId, dealId))
    .orderBy(asc(milestone.position))
  const [version] = await db
    .select()
    .from(dealVersion)
    .where(and(eq(dealVersion.dealId, dealId), eq(dealVersion.number, found.version)))
  const shares = await listShares(db, found)
  const base = {
    ...viewerRole,
    deal: shown,
    hasInvitation: invitationHash !== null,
    milestones,
    version,
    banned: (await findBannedSides(db, [found])).get(found) ?? [],
    shares,
    isTipLost: found.state === 'completed' && (await hasSomebodyLeft(db, { deal: found, shares })),
    isApart: await isApart(db, found, looks.viewer),
    workerIds: found.teamId ? await listWorkers(db, dealId) : [],
  }
  if (!viewerRole.party && viewerRole.as === 'invited')
    return {
      ...base,
      requests: [],
      disputes: [],
      questions: [],
      deliveries: [],
      files: [],
      clocks: [],
      events: [],
    }
  return { ...base, ...(await readInside(db, dealId)) }
}

async function isApart(db: Db, found: Deal, viewer: Actor): Promise<boolean> {
  if (viewer.kind !== 'member') return false
  const pairs = pairsBeforeDeal({ ...found, isAgreed: found.acceptedAt !== null }, viewer.id)
  for (const [oneId, otherId] of pairs) if (await areBlocked(db, oneId, otherId)) return true
  return false
}

/** A proposal is shown with the rules that would hold if it were accepted now, also to whoever was invited and has not joined. */
async function asAgreedNow(db: Db, found: Deal, { viewer, now }: LooksNow): Promise<Deal> {
  if (found.state !== 'proposed' || !(found.rules.withoutLink || found.rules.withPro)) return found
  const viewerId = viewer.kind === 'member' ? viewer.id : null
  const sides = { buyerId: found.buyerId ?? viewerId, sellerId: found.sellerId ?? viewerId }
  return { ...found, rules: await rulesForPair(db, { ...found, ...sides }, now) }
}

/** Who asked is one of the marketplace's people, and speaks for it. */
const { askedBy: _askedBy, ...questionColumns } = getTableColumns(disputeQuestion)
const { fileKey: _fileKey, ...fileColumns } = getTableColumns(dealFile)

async function readInside(db: Db, dealId: string) {
  const [requests, disputes, questions, deliveries, files, clocks, events] = await Promise.all([
    db.select().from(dealRequest).where(eq(dealRequest.dealId, dealId)).orderBy(asc(dealRequest.askedAt)),
    db.select().from(dispute).where(eq(dispute.dealId, dealId)).orderBy(asc(dispute.openedAt)),
    db
      .select(questionColumns)
      .from(disputeQuestion)
      .where(eq(disputeQuestion.dealId, dealId))
      .orderBy(asc(disputeQuestion.askedAt)),
    db.select().from(delivery).where(eq(delivery.dealId, dealId)).orderBy(asc(delivery.at)),
    db
      .select(fileColumns)
      .from(dealFile)
      .where(eq(dealFile.dealId, dealId))
      .orderBy(asc(dealFile.at), asc(dealFile.name)),
    db
      .select({
        subjectId: dealClock.subjectId,
        kind: dealClock.kind,
        runsAt: dealClock.runsAt,
        stoppedLeftMs: dealClock.stoppedLeftMs,
      })
      .from(dealClock)
      .where(eq(dealClock.dealId, dealId)),
    db.select().from(dealEvent).where(eq(dealEvent.dealId, dealId)).orderBy(asc(dealEvent.number)),
  ])
  return {
    requests,
    disputes,
    questions,
    deliveries,
    files,
    clocks,
    events,
  }
}

/** How much has happened, for a page that asks whether it is still up to date. */
export async function findDealPulse(db: Db, dealId: string, looks: Looks): Promise<number | undefined> {
  const [found] = await db.select().from(deal).where(eq(deal.id, dealId))
  return found && (await findViewerRole(db, found, looks)) ? found.eventsCount : undefined
}

/** Where a file of a deal is kept, if whoever asks may have it: its two sides and administrators. */
export async function findDealFile(
  db: Db,
  { dealId, fileId }: { dealId: string; fileId: string },
  viewer: Actor,
): Promise<{ name: string; type: string; fileKey: string } | undefined> {
  const [found] = await db.select().from(deal).where(eq(deal.id, dealId))
  if (!found || !(await findViewerRole(db, found, { viewer }))) return undefined
  const [file] = await db
    .select({ name: dealFile.name, type: dealFile.type, fileKey: dealFile.fileKey })
    .from(dealFile)
    .where(and(eq(dealFile.id, fileId), eq(dealFile.dealId, dealId)))
  return file
}

/** What decides which buttons stand in the room. */
export function factsOfRoom({ deal: of, milestones, requests, disputes, banned }: WholeRoom): DealFacts {
  return factsOf({
    deal: of,
    milestones,
    requests: requests.filter(({ state }) => state === 'open'),
    disputes,
    banned,
  })
}
