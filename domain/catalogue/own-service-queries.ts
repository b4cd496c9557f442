import { and, asc, desc, eq, isNotNull, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { contains } from '#platform/db/words/contains.ts'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { isKeptBy } from './life/kept-by.ts'
import { formerSlug, service, serviceFigures, serviceVersion } from './schema.server.ts'
import type { ServiceContent } from './service-content.ts'
import type { ServiceState, VersionState } from './states.ts'

export const ownServiceSorts = ['changed', 'title', 'price-up', 'price-down'] as const
type OwnServiceSort = (typeof ownServiceSorts)[number]

type OwnServiceFilters = {
  state?: ServiceState | undefined
  words?: string | undefined
  sort: OwnServiceSort
  page: number
}

export const OWN_SERVICES_A_PAGE = 20

type OwnServiceRow = {
  id: string
  slug: string
  title: string
  state: ServiceState
  coverPictureId: string | null
  priceFromMinor: number
  deliveryDays: number
  changedAt: Date
  isSellerHidden: boolean
  /** In whose name it is offered, where that is not the seller's own. */
  teamId: string | null
  viewsCount: number
  favouritesCount: number
  ordersCount: number
  /** Of the words that are newer than what is live, or not live yet. */
  working: { state: VersionState; reasons: string[]; note: string } | null
}

const orders: Record<OwnServiceSort, SQL[]> = {
  changed: [newestFirst(service.changedAt), asc(service.id)],
  title: [asc(sql`lower(${service.title})`), asc(service.id)],
  'price-up': [asc(service.priceFromMinor), asc(service.id)],
  'price-down': [desc(service.priceFromMinor), asc(service.id)],
}

function matching(which: SQL, { state, words }: Pick<OwnServiceFilters, 'state' | 'words'>): SQL | undefined {
  return and(
    which,
    state ? eq(service.state, state) : sql`${service.state} <> 'archived'`,
    words ? contains(service.title, words) : undefined,
  )
}

type OwnServicePage = { rows: OwnServiceRow[]; count: number }

/** A seller's own services; archived ones only when they are asked for. */
export const listOwnServices = (
  db: Db,
  sellerId: string,
  filters: OwnServiceFilters,
): Promise<OwnServicePage> => listServices(db, eq(service.sellerId, sellerId), filters)

/** The same of a team, whoever of it wrote them. */
export const listTeamServices = (
  db: Db,
  teamId: string,
  filters: OwnServiceFilters,
): Promise<OwnServicePage> => listServices(db, eq(service.teamId, teamId), filters)

async function listServices(db: Db, whose: SQL, filters: OwnServiceFilters): Promise<OwnServicePage> {
  const which = matching(whose, filters)
  const [rows, count] = await Promise.all([
    db
      .select({
        id: service.id,
        slug: service.slug,
        title: service.title,
        state: service.state,
        coverPictureId: service.coverPictureId,
        priceFromMinor: service.priceFromMinor,
        deliveryDays: service.deliveryDays,
        changedAt: service.changedAt,
        isSellerHidden: service.isSellerHidden,
        teamId: service.teamId,
        viewsCount: sql<number>`coalesce(${serviceFigures.viewsCount}, 0)`,
        favouritesCount: sql<number>`coalesce(${serviceFigures.favouritesCount}, 0)`,
        ordersCount: sql<number>`coalesce(${serviceFigures.ordersCount}, 0)`,
        working: {
          state: serviceVersion.state,
          reasons: serviceVersion.reasons,
          note: serviceVersion.note,
        },
      })
      .from(service)
      .leftJoin(serviceVersion, eq(serviceVersion.id, service.workingVersionId))
      .leftJoin(serviceFigures, eq(serviceFigures.serviceId, service.id))
      .where(which)
      .orderBy(...orders[filters.sort])
      .limit(OWN_SERVICES_A_PAGE)
      .offset((filters.page - 1) * OWN_SERVICES_A_PAGE),
    db.$count(service, which),
  ])
  return { rows, count }
}

export const countOwnServices = (db: Db, sellerId: string) =>
  countServices(db, eq(service.sellerId, sellerId))

/** Whether a member made any, in whatever state, as part of a larger question. */
export const madeAnyService = (sellerId: SQLWrapper) =>
  sql<boolean>`exists (select from ${service} where ${service.sellerId} = ${sellerId})`

export const countTeamServices = (db: Db, teamId: string) => countServices(db, eq(service.teamId, teamId))

async function countServices(db: Db, whose: SQL): Promise<Map<ServiceState, number>> {
  const rows = await db
    .select({ state: service.state, count: sql<number>`count(*)::int` })
    .from(service)
    .where(whose)
    .groupBy(service.state)
  return new Map(rows.map(({ state, count }) => [state, count]))
}

export type OwnService = {
  id: string
  slug: string
  state: ServiceState
  /** In whose name it is offered, where that is not the seller's own. */
  teamId: string | null
  /** Whether they look after it, and may offer it in another name. */
  isWriter: boolean
  isLive: boolean
  /** What the editor goes on from: the newest words there are. */
  content: ServiceContent
  writtenAt: Date
  versionId: string
  versionState: VersionState
  reasons: string[]
  note: string
  /** The decision against it that stands, and the case of reports that led to it. */
  decision: { versionId: string; caseNumber: number | null } | null
}

/** One service that somebody keeps, by its address or by one that it had before. */
export async function findOwnService(
  db: Db,
  memberId: string,
  slug: string,
): Promise<OwnService | undefined> {
  const former = db.select({ id: formerSlug.serviceId }).from(formerSlug).where(eq(formerSlug.slug, slug))
  const [found] = await db
    .select({ service, version: serviceVersion })
    .from(service)
    .innerJoin(
      serviceVersion,
      eq(serviceVersion.id, sql`coalesce(${service.workingVersionId}, ${service.liveVersionId})`),
    )
    .where(and(isKeptBy(memberId), or(eq(service.slug, slug), sql`${service.id} in ${former}`)))
  if (!found) return undefined
  const { service: row, version } = found
  return {
    id: row.id,
    slug: row.slug,
    state: row.state,
    teamId: row.teamId,
    isWriter: row.sellerId === memberId,
    isLive: row.liveVersionId !== null,
    content: version.content,
    writtenAt: version.writtenAt,
    versionId: version.id,
    versionState: version.state,
    reasons: version.reasons,
    note: version.note,
    decision: await findDecision(db, row, version),
  }
}

/** These words were sent back; or what was live was taken down, while its seller writes on. */
async function findDecision(
  db: Db,
  { id, liveVersionId }: typeof service.$inferSelect,
  version: typeof serviceVersion.$inferSelect,
): Promise<OwnService['decision']> {
  if (version.state === 'rejected')
    return { versionId: version.id, caseNumber: version.undo?.caseNumber ?? null }
  if (liveVersionId) return null
  const [taken] = await db
    .select({ id: serviceVersion.id, undo: serviceVersion.undo })
    .from(serviceVersion)
    .where(
      and(
        eq(serviceVersion.serviceId, id),
        eq(serviceVersion.state, 'rejected'),
        isNotNull(serviceVersion.undo),
      ),
    )
    .orderBy(desc(serviceVersion.number))
    .limit(1)
  return taken ? { versionId: taken.id, caseNumber: taken.undo?.caseNumber ?? null } : null
}
