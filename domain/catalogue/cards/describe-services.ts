import { and, asc, eq, gt } from 'drizzle-orm'
import { type Face, findFaces, findLanguages } from '#domain/accounts/index.ts'
import { listTree } from '#domain/categories/index.ts'
import type { SearchDocument } from '#domain/search/index.ts'
import { findLevels } from '#domain/reputation/index.ts'
import { describeTeams, type TeamFacts } from '#domain/teams/index.ts'
import type { Db } from '#platform/db/database.ts'
import { oneOf } from '#platform/db/one-of.ts'
import { ratedScore } from '../quality/rated-score.ts'
import { service, serviceFigures, serviceVersion } from '../schema.server.ts'
import type { ServiceContent } from '../service-content.ts'

const shown = and(eq(service.state, 'published'), eq(service.isSellerHidden, false))

/** How services look to search; those that nobody may see are left out. */
export async function describeServices(db: Db, ids: readonly string[]): Promise<Map<string, SearchDocument>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: service.id,
      title: service.title,
      sellerId: service.sellerId,
      teamId: service.teamId,
      categoryId: service.categoryId,
      priceMinor: service.priceFromMinor,
      deliveryDays: service.deliveryDays,
      publishedAt: service.publishedAt,
      content: serviceVersion.content,
      figures: serviceFigures,
    })
    .from(service)
    .innerJoin(serviceVersion, eq(serviceVersion.id, service.liveVersionId))
    .leftJoin(serviceFigures, eq(serviceFigures.serviceId, service.id))
    .where(and(oneOf(service.id, ids), shown))
  const sellerIds = rows.map((row) => row.sellerId)
  const teamIds = rows.flatMap((row) => row.teamId ?? [])
  const [faces, languages, levels, categories, teams] = await Promise.all([
    findFaces(db, sellerIds),
    findLanguages(db, sellerIds),
    findLevels(db, [...sellerIds, ...teamIds]),
    listTree(db),
    describeTeams(db, teamIds),
  ])
  const categoryById = new Map(categories.map((one) => [one.id, one]))
  return new Map(
    rows.map(({ sellerId, teamId, categoryId, content, figures, publishedAt, ...row }) => {
      const team = teams.get(teamId ?? '')
      const lineIds = categoryById.get(categoryId ?? '')?.lineIds ?? []
      const [ratingSum, ratingCount] = [figures?.ratingSum ?? 0, figures?.ratingCount ?? 0]
      const document: SearchDocument = {
        ...row,
        labels: [...content.tags, ...lineIds.flatMap((id) => categoryById.get(id)?.title ?? [])],
        text: textOf(content),
        ownerName: nameOf(faces.get(sellerId), team),
        categoryLineIds: lineIds,
        ratingHundredths: ratingCount ? Math.round(ratingSum / ratingCount) : 0,
        ratingCount,
        ratedScore: ratedScore(ratingSum, ratingCount),
        ordersCount: figures?.ordersCount ?? 0,
        level: levels.get(teamId ?? sellerId) ?? 'new',
        languages: (team ?? { languages: languages.get(sellerId) ?? [] }).languages,
        isTeam: teamId !== null,
        ownerId: sellerId,
        soldById: teamId ?? sellerId,
        publishedAt: publishedAt ?? new Date(0),
        quality: figures?.quality ?? 0,
      }
      return [row.id, document]
    }),
  )
}

/** What a team offers is found by its name, and not by who wrote it. */
const nameOf = (face: Face | undefined, team: TeamFacts | undefined) =>
  team ? team.name : face ? `${face.displayName} ${face.username}` : ''

function textOf({ description, packages, extras }: ServiceContent): string {
  return [
    description,
    ...packages.flatMap((one) => [one.title, ...one.includes]),
    ...extras.map((one) => one.title),
  ].join('\n')
}

/** Services that everyone may see, by id and in that order. */
export async function listShownServices(
  db: Db,
  after: string | undefined,
  most: number,
): Promise<{ id: string; quality: number }[]> {
  // Said of both tables: a merge would begin at the first row of the one of which it is not said.
  const rows = await db
    .select({ id: service.id, quality: serviceFigures.quality })
    .from(service)
    .leftJoin(
      serviceFigures,
      and(
        eq(serviceFigures.serviceId, service.id),
        after === undefined ? undefined : gt(serviceFigures.serviceId, after),
      ),
    )
    .where(after === undefined ? shown : and(gt(service.id, after), shown))
    .orderBy(asc(service.id))
    .limit(most)
  return rows.map(({ id, quality }) => ({ id, quality: quality ?? 0 }))
}
