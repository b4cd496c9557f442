import { and, asc, desc, eq, ilike, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { findMemberId } from '#domain/accounts/index.ts'
import type { Actor } from '#domain/actor.ts'
import { authorise } from '#domain/permissions.ts'
import type { Db } from '#platform/db/database.ts'
import type { ModerationFilters, ModerationShow, ModerationSort } from './moderation-filters.ts'
import { service, serviceVersion } from './schema.server.ts'
import type { ServiceState } from './states.ts'

export const MODERATED_A_PAGE = 20
const MOST_IN_FILE = 20_000
/** Counted no further: nobody pages through more by hand. */
const MOST_COUNTED = 10_000

export type ModeratedRow = {
  id: string
  slug: string
  title: string
  state: ServiceState
  sellerId: string
  coverPictureId: string | null
  priceFromMinor: number
  /** Whether it waits, and for which kind of review. */
  waits: 'before' | 'after' | null
  /** Whether something of it is live already. */
  isChange: boolean
  flagsCount: number
  submittedAt: Date | null
}

export type ModeratedPage = {
  rows: ModeratedRow[]
  found: number
  isOver: boolean
  pages: number
  page: number
}

/** Of the two versions that a service may have, the one that waits stands for it, else what is live. */
const versionInQuestion = or(
  eq(serviceVersion.id, service.workingVersionId),
  and(
    eq(serviceVersion.id, service.liveVersionId),
    sql`not exists (select from service_version as newer where newer.id = ${service.workingVersionId} and newer.state = 'submitted')`,
  ),
)

const waitsBefore = eq(serviceVersion.state, 'submitted')
const waitsAfter = and(
  eq(serviceVersion.state, 'approved'),
  eq(serviceVersion.isReviewedAfter, true),
  isNull(serviceVersion.decidedBy),
)
/** The shape of the partial index, so that the queue is read from it. */
const isQueued = and(
  sql`(${serviceVersion.state} = 'submitted' or (${serviceVersion.isReviewedAfter} and ${serviceVersion.decidedBy} is null))`,
  or(waitsBefore, waitsAfter),
  ne(service.state, 'archived'),
)
const flagsCount = sql<number>`jsonb_array_length(${serviceVersion.flags})`

const shows: Record<ModerationShow, SQL | undefined> = {
  waiting: isQueued,
  before: and(isQueued, waitsBefore),
  after: and(isQueued, waitsAfter),
  flagged: and(isQueued, sql`${flagsCount} > 0`),
  shown: and(eq(service.state, 'published'), eq(serviceVersion.id, service.liveVersionId)),
  all: and(
    ne(service.state, 'draft'),
    eq(serviceVersion.id, sql`coalesce(${service.workingVersionId}, ${service.liveVersionId})`),
  ),
}

const orders: Record<ModerationSort, SQL[]> = {
  '-flags': [desc(flagsCount), sql`${serviceVersion.submittedAt} asc nulls last`, asc(service.id)],
  submitted: [sql`${serviceVersion.submittedAt} asc nulls last`, asc(service.id)],
  '-submitted': [sql`${serviceVersion.submittedAt} desc nulls last`, asc(service.id)],
  title: [asc(sql`lower(${service.title})`), asc(service.id)],
  '-title': [desc(sql`lower(${service.title})`), asc(service.id)],
}

const columns = {
  id: service.id,
  slug: service.slug,
  title: sql<string>`${serviceVersion.content}->>'title'`,
  state: service.state,
  sellerId: service.sellerId,
  coverPictureId: service.coverPictureId,
  priceFromMinor: service.priceFromMinor,
  waits: sql<
    'before' | 'after' | null
  >`case when ${waitsBefore} then 'before' when ${waitsAfter} then 'after' end`,
  isChange: sql<boolean>`${service.liveVersionId} is not null and ${serviceVersion.id} is distinct from ${service.liveVersionId}`,
  flagsCount,
  submittedAt: serviceVersion.submittedAt,
}

/** The queue of moderation, or any other services that a moderator asks for: a page of them. */
export async function listModerationQueue(
  db: Db,
  actor: Actor,
  filters: ModerationFilters,
): Promise<ModeratedPage> {
  authorise(actor, 'services.read')
  const which = await condition(db, filters)
  const counted = db
    .select({ id: service.id })
    .from(service)
    .innerJoin(serviceVersion, eq(serviceVersion.serviceId, service.id))
    .where(which)
    .limit(MOST_COUNTED + 1)
  const found = await db.$count(counted.as('counted'))
  const pages = Math.max(1, Math.ceil(Math.min(found, MOST_COUNTED) / MODERATED_A_PAGE))
  const page = Math.min(filters.page, pages)
  const rows = await ordered(db, which, filters.sort)
    .limit(MODERATED_A_PAGE)
    .offset((page - 1) * MODERATED_A_PAGE)
  return { rows, found: Math.min(found, MOST_COUNTED), isOver: found > MOST_COUNTED, pages, page }
}

/** All that fit, in the order shown, for the file. */
export async function listModeratedForFile(
  db: Db,
  actor: Actor,
  filters: ModerationFilters,
): Promise<ModeratedRow[]> {
  authorise(actor, 'services.read')
  return ordered(db, await condition(db, filters), filters.sort).limit(MOST_IN_FILE)
}

function ordered(db: Db, which: SQL | undefined, sort: ModerationSort) {
  return db
    .select(columns)
    .from(service)
    .innerJoin(serviceVersion, eq(serviceVersion.serviceId, service.id))
    .where(which)
    .orderBy(...orders[sort])
    .$dynamic()
}

/** Words of a title, or a whole slug, id or name of a seller. */
async function condition(db: Db, { show, words }: ModerationFilters): Promise<SQL | undefined> {
  const shown = and(shows[show], versionInQuestion)
  if (!words) return shown
  const slug = words.replace(/^.*\/services\//, '').toLowerCase()
  const sellerId = await findMemberId(db, words)
  const within = `%${words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return and(
    shown,
    or(
      ilike(sql`${serviceVersion.content}->>'title'`, within),
      eq(service.slug, slug),
      UUID.test(words) ? eq(service.id, words) : undefined,
      sellerId ? eq(service.sellerId, sellerId) : undefined,
    ),
  )
}

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

export type ModerationCount = { waiting: number; flagged: number; oldestAt: Date | null }

/** How much waits for a moderator. */
export async function countModerationQueue(db: Db, actor: Actor): Promise<ModerationCount> {
  authorise(actor, 'services.read')
  const [counted] = await db
    .select({
      waiting: sql<number>`count(*)::int`,
      flagged: sql<number>`(count(*) filter (where ${flagsCount} > 0))::int`,
      oldestAt: sql<string | null>`min(${serviceVersion.submittedAt})`,
    })
    .from(service)
    .innerJoin(serviceVersion, eq(serviceVersion.serviceId, service.id))
    .where(and(isQueued, versionInQuestion))
  return {
    waiting: counted?.waiting ?? 0,
    flagged: counted?.flagged ?? 0,
    oldestAt: counted?.oldestAt ? new Date(counted.oldestAt) : null,
  }
}

/** What waits next, the flagged and the oldest first; one's own is left to others. */
export async function findNextInQueue(db: Db, actor: Actor, besides: string): Promise<string | undefined> {
  authorise(actor, 'services.read')
  const own = actor.kind === 'member' ? ne(service.sellerId, actor.id) : undefined
  const [next] = await ordered(
    db,
    and(isQueued, versionInQuestion, own, ne(service.id, besides)),
    '-flags',
  ).limit(1)
  return next?.id
}
