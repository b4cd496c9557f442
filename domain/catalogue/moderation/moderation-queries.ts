import { and, asc, desc, eq, isNull, ne, not, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { findNamedMember } from '#domain/accounts/index.ts'
import type { Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { lowerContains } from '#platform/db/words/contains.ts'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import {
  isQueueOnly,
  type ModerationFilters,
  type ModerationShow,
  type ModerationSort,
} from './moderation-filters.ts'
import { isKeptBy } from '../life/kept-by.ts'
import { service, serviceVersion } from '../schema.server.ts'
import type { ServiceState } from '../states.ts'
import { isUuid } from '#platform/text/is-uuid.ts'

export const MODERATED_A_PAGE = 20
const MOST_IN_FILE = 20_000
/** Counted no further: nobody pages through more by hand. */
const MOST_COUNTED = 10_000

type ModeratedRow = {
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

type ModeratedPage = {
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

/** What a seller writes and has not sent is theirs: until then the words before it stand for the service. */
const newestTold = or(
  eq(serviceVersion.id, service.workingVersionId),
  and(
    eq(serviceVersion.id, service.liveVersionId),
    sql`not exists (select from service_version as newer where newer.id = ${service.workingVersionId} and newer.state <> 'draft')`,
  ),
)

/** In this shape the planner takes it for nothing rare, and walks along the order that is asked for until a page is full. */
function usually(condition: SQL): SQL {
  return sql`case when ${condition} then true else false end`
}

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
  shown: and(eq(service.state, 'published'), usually(sql`${serviceVersion.id} = ${service.liveVersionId}`)),
  all: and(
    ne(service.state, 'draft'),
    usually(sql`${or(ne(serviceVersion.state, 'draft'), isNull(service.liveVersionId))} and ${newestTold}`),
  ),
}

/** Each but the first is the order of an index, forwards or backwards: of a million services a page reads what it shows. */
const orders: Record<ModerationSort, SQL[]> = {
  '-flags': [desc(flagsCount), asc(serviceVersion.submittedAt), asc(serviceVersion.serviceId)],
  submitted: [
    sql`${serviceVersion.submittedAt} asc nulls first`,
    sql`${serviceVersion.serviceId} asc nulls first`,
  ],
  '-submitted': [newestFirst(serviceVersion.submittedAt), newestFirst(serviceVersion.serviceId)],
  title: [asc(sql`lower(${service.title})`), asc(service.id)],
  '-title': [desc(sql`lower(${service.title})`), desc(service.id)],
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
  const which = await condition(db, actor, filters)
  const found = await countFound(db, filters, which)
  const pages = Math.max(1, Math.ceil(Math.min(found, MOST_COUNTED) / MODERATED_A_PAGE))
  const page = Math.min(filters.page, pages)
  const rows = await ordered(db, which, filters.sort)
    .limit(MODERATED_A_PAGE)
    .offset((page - 1) * MODERATED_A_PAGE)
  return { rows, found: Math.min(found, MOST_COUNTED), isOver: found > MOST_COUNTED, pages, page }
}

/** Of all that is shown, or all there is, each service counts once, whatever its words are. */
async function countFound(db: Db, { show, words }: ModerationFilters, which: SQL | undefined) {
  const from = db.select({ id: service.id }).from(service)
  const counted =
    words || isQueueOnly(show)
      ? from.innerJoin(serviceVersion, eq(serviceVersion.serviceId, service.id)).where(which)
      : from.where(show === 'shown' ? eq(service.state, 'published') : ne(service.state, 'draft'))
  return db.$count(counted.limit(MOST_COUNTED + 1).as('counted'))
}

/** All that fit, in the order shown, for the file. */
export async function listModeratedForFile(
  db: Db,
  actor: Actor,
  filters: ModerationFilters,
): Promise<ModeratedRow[]> {
  authorise(actor, 'services.read')
  return ordered(db, await condition(db, actor, filters), filters.sort).limit(MOST_IN_FILE)
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

/** Words of a title, or a whole slug, id or name of a seller: each found by an index of its own. */
async function condition(db: Db, actor: Actor, { show, words }: ModerationFilters): Promise<SQL | undefined> {
  const shown = and(shows[show], isQueueOnly(show) ? versionInQuestion : undefined)
  if (!words) return shown
  const slug = words.replace(/^.*\/services\//, '').toLowerCase()
  const sellerId = await findNamedMember(db, actor, words)
  const found = [
    sql`select id from service_version where ${lowerContains(sql`lower(content->>'title')`, words)}`,
    versionsOf(sql`service.slug = ${slug}`),
    ...(isUuid(words) ? [versionsOf(sql`service.id = ${words}`)] : []),
    ...(sellerId ? [versionsOf(sql`service.seller_id = ${sellerId}`)] : []),
  ]
  return and(shown, sql`${serviceVersion.id} in (${sql.join(found, sql` union all `)})`)
}

function versionsOf(which: SQL): SQL {
  return sql`select service_version.id from service join service_version on service_version.service_id = service.id where ${which}`
}

type ModerationCount = { waiting: number; flagged: number; oldestAt: Date | null }

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
export async function findNextInQueue(
  db: Db,
  actor: Actor,
  besides: readonly string[],
): Promise<string | undefined> {
  authorise(actor, 'services.read')
  const own = actor.kind === 'member' ? not(isKeptBy(actor.id)) : undefined
  const [next] = await ordered(
    db,
    and(isQueued, versionInQuestion, own, notInArray(service.id, [...besides])),
    '-flags',
  ).limit(1)
  return next?.id
}
