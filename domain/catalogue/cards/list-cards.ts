import { and, eq } from 'drizzle-orm'
import { type Face, findSellerFaces } from '#domain/accounts/index.ts'
import { findPictures, type PictureView } from '#domain/pictures/index.ts'
import { findLevels, type Level } from '#domain/reputation/index.ts'
import { type NamedTeam, nameTeams } from '#domain/teams/index.ts'
import type { Db } from '#platform/db/database.ts'
import { oneOfIds } from '#platform/db/one-of.ts'
import { prepared } from '#platform/db/statements/prepared.ts'
import { service, serviceFigures } from '../schema.server.ts'

/** A service as a card among others. */
export type ServiceCard = {
  id: string
  slug: string
  title: string
  cover: PictureView | null
  /** The level is of whoever offers it: a team's own, where the seller offers it in its name. */
  seller: Face & { level: Level; proUntil: Date | null }
  /** In whose name the seller offers it. */
  team: OfferingTeam | null
  /** Null while nobody has reviewed it. */
  rating: { mean: number; count: number } | null
  priceFromMinor: number
  deliveryDays: number
}

/** A team beside what it offers. */
export type OfferingTeam = NamedTeam & { portrait: PictureView | null }

export const cardColumns = {
  id: service.id,
  slug: service.slug,
  title: service.title,
  sellerId: service.sellerId,
  teamId: service.teamId,
  coverPictureId: service.coverPictureId,
  priceFromMinor: service.priceFromMinor,
  deliveryDays: service.deliveryDays,
  ratingSum: serviceFigures.ratingSum,
  ratingCount: serviceFigures.ratingCount,
}

export type CardRow = Omit<ServiceCard, 'cover' | 'seller' | 'team' | 'rating'> & {
  sellerId: string
  teamId: string | null
  coverPictureId: string | null
  ratingSum: number | null
  ratingCount: number | null
}

/** What everyone may see. */
export const isOnShow = and(eq(service.state, 'published'), eq(service.isSellerHidden, false))

/** Of these, the ones that everyone may see. */
const cardRows = prepared((db) =>
  db
    .select(cardColumns)
    .from(service)
    .leftJoin(serviceFigures, eq(serviceFigures.serviceId, service.id))
    .where(and(oneOfIds(service.id), isOnShow))
    .prepare('find_card_rows'),
)

type CardDress = {
  faces: ReadonlyMap<string, Face & { proUntil: Date | null }>
  levels: ReadonlyMap<string, Level>
  pictures: ReadonlyMap<string, PictureView>
  teams: ReadonlyMap<string, NamedTeam>
}

/** Rows with the people and pictures that belong to them; one whose seller is nobody falls away. */
export function dressCards(
  rows: readonly CardRow[],
  { faces, levels, pictures, teams }: CardDress,
): ServiceCard[] {
  return rows.flatMap(({ sellerId, teamId, coverPictureId, ratingSum, ratingCount, ...row }) => {
    const face = faces.get(sellerId)
    if (!face) return []
    const { id, username, displayName, avatarKey, proUntil } = face
    return {
      ...row,
      cover: (coverPictureId && pictures.get(coverPictureId)) || null,
      seller: {
        id,
        username,
        displayName,
        avatarKey,
        proUntil,
        level: levels.get(teamId ?? sellerId) ?? 'new',
      },
      team: dressTeam(teamId, teams, pictures),
      rating: ratingCount ? { mean: (ratingSum ?? 0) / ratingCount / 100, count: ratingCount } : null,
    }
  })
}

export function dressTeam(
  teamId: string | null,
  teams: CardDress['teams'],
  pictures: CardDress['pictures'],
): OfferingTeam | null {
  const team = teams.get(teamId ?? '')
  return team ? { ...team, portrait: pictures.get(team.portraitId ?? '') ?? null } : null
}

/** The cards of services that everyone may see, in the order of the ids; the others are left out. */
export async function listCards(db: Db, ids: readonly string[]): Promise<ServiceCard[]> {
  if (ids.length === 0) return []
  const rows: CardRow[] = await cardRows(db).execute({ ids })
  const sellerIds = rows.map((row) => row.sellerId)
  const teams = await nameTeams(
    db,
    rows.map((row) => row.teamId),
  )
  const [faces, levels, pictures] = await Promise.all([
    findSellerFaces(db, sellerIds),
    findLevels(db, [...sellerIds, ...teams.keys()]),
    findPictures(db, [
      ...rows.flatMap((row) => row.coverPictureId ?? []),
      ...[...teams.values()].flatMap(({ portraitId }) => portraitId ?? []),
    ]),
  ])
  const cards = new Map(dressCards(rows, { faces, levels, pictures, teams }).map((card) => [card.id, card]))
  return ids.flatMap((id) => cards.get(id) ?? [])
}
