import { findProfiles, type Profile } from '#domain/accounts/index.ts'
import type { Actor } from '#domain/actor.ts'
import { findLine, type LinePart } from '#domain/categories/index.ts'
import { findPictures, type PictureView } from '#domain/pictures/index.ts'
import type { SearchEngine } from '#domain/search/index.ts'
import { findReputations, type ReputationRow } from '#domain/reputation/index.ts'
import { nameTeams } from '#domain/teams/index.ts'
import type { Db } from '#platform/db/database.ts'
import { findLiveService, type LiveService } from './find-live-service.ts'
import { findPreview, type ServicePreview } from './find-preview.ts'
import { dressCards, dressTeam, type OfferingTeam, type ServiceCard } from './list-cards.ts'
import { listSimilar } from './list-similar.ts'
import type { ServiceContent } from '../service-content.ts'

/** How a service stands before whoever looks at it. */
type ServiceShown =
  | { as: 'open' | 'paused' | 'archived' }
  | { as: 'preview'; preview: Pick<ServicePreview, 'state' | 'isLive' | 'isOwn'> }

/** All that a service's page shows. */
export type ServicePage = {
  id: string
  slug: string
  shown: ServiceShown
  content: ServiceContent
  /** Null while nobody has reviewed it. */
  rating: { mean: number; count: number } | null
  seller: Profile
  /** In whose name the seller offers it. */
  team: OfferingTeam | null
  /** Who is paid for it, on the terms of their plan: of a team its owner, otherwise the seller. */
  soldBy: Profile
  /** Of whoever offers it, the team or the seller; null while nothing was counted of them. */
  reputation: ReputationRow | null
  /** From the top category down to its own. */
  line: LinePart[]
  /** Of the gallery, in its order; one that is not there any more is left out. */
  gallery: { picture: PictureView; alt: string }[]
  similar: ServiceCard[]
}

type FoundServicePage =
  | { outcome: 'found'; page: ServicePage }
  | { outcome: 'moved'; slug: string }
  | { outcome: 'unknown' }

type AskedService = {
  slug: string
  actor: Actor
  /** To see the newest words instead of those that everyone sees. */
  wantsPreview?: boolean
  /** Whose services they do not see. */
  hidden?: ReadonlySet<string>
}

const NOBODY: ReadonlySet<string> = new Set()

/** What stands at an address of a service, whole: six reads of the database and one or two of search. */
export async function findServicePage(
  db: Db,
  search: Pick<SearchEngine, 'page'>,
  { slug, actor, wantsPreview = false, hidden = NOBODY }: AskedService,
): Promise<FoundServicePage> {
  const live = await findLiveService(db, slug)
  if (live.outcome === 'moved') return live
  if (live.outcome === 'unknown' || wantsPreview) {
    const preview = await findPreview(db, actor, slug)
    if (preview) return found(await fillPage(db, search, preview, { as: 'preview', preview }, hidden))
  }
  if (live.outcome === 'unknown') return live
  const as = live.outcome === 'archived' ? 'archived' : live.isPaused ? 'paused' : 'open'
  if (hidden.has(live.service.sellerId)) return { outcome: 'unknown' }
  return found(await fillPage(db, search, live.service, { as }, hidden))
}

function found(page: ServicePage | undefined): FoundServicePage {
  return page ? { outcome: 'found', page } : { outcome: 'unknown' }
}

type Bare = Pick<LiveService, 'id' | 'slug' | 'sellerId' | 'teamId' | 'content'> &
  Partial<Pick<LiveService, 'figures'>>

async function fillPage(
  db: Db,
  search: Pick<SearchEngine, 'page'>,
  { id, slug, sellerId, teamId, content, figures }: Bare,
  shown: ServiceShown,
  hidden: ReadonlySet<string>,
): Promise<ServicePage | undefined> {
  const line = content.categoryId ? await findLine(db, content.categoryId) : []
  const lineIds = line.map((part) => part.id)
  const rows = await listSimilar(db, search, { id, sellerId, lineIds, tags: content.tags, hidden })
  const people = [sellerId, ...rows.map((row) => row.sellerId)]
  const teams = await nameTeams(db, [teamId, ...rows.map((row) => row.teamId)])
  const soldById = teams.get(teamId ?? '')?.ownerId ?? sellerId
  const [profiles, reputations, pictures] = await Promise.all([
    findProfiles(db, [...people, soldById]),
    findReputations(db, [...people, ...teams.keys()]),
    findPictures(db, [
      ...content.gallery.map(({ pictureId }) => pictureId),
      ...rows.flatMap(({ coverPictureId }) => coverPictureId ?? []),
      ...[...teams.values()].flatMap(({ portraitId }) => portraitId ?? []),
    ]),
  ])
  const seller = profiles.get(sellerId)
  const soldBy = profiles.get(soldById)
  if (!seller || !soldBy) return undefined
  const levels = new Map([...reputations].map(([memberId, { level }]) => [memberId, level]))
  const ratings = figures?.ratingCount ?? 0
  return {
    id,
    slug,
    shown,
    content,
    rating: ratings > 0 ? { mean: (figures?.ratingSum ?? 0) / ratings / 100, count: ratings } : null,
    seller,
    team: dressTeam(teamId, teams, pictures),
    soldBy,
    reputation: reputations.get(teamId ?? sellerId) ?? null,
    line,
    gallery: content.gallery.flatMap(({ pictureId, alt }) => {
      const picture = pictures.get(pictureId)
      return picture ? { picture, alt } : []
    }),
    similar: dressCards(rows, { faces: profiles, levels, pictures, teams }),
  }
}
