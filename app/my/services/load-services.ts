import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { readPage } from '#app/shared/read-page.ts'
import { findHasPro } from '#domain/accounts/index.ts'
import {
  countOwnServices,
  countTeamServices,
  findOwnPrices,
  listOwnServices,
  listTeamServices,
  OWN_SERVICES_A_PAGE,
  ownServiceSorts,
  serviceStates,
} from '#domain/catalogue/index.ts'
import { feeRules, feeTermsFor } from '#domain/ledger/index.ts'
import { findPlaces } from '#domain/orders/index.ts'
import { findPictures } from '#domain/pictures/index.ts'
import { nameTeams } from '#domain/teams/index.ts'
import { readWords } from '#platform/text/read-words.ts'
import { galleryUrl } from '../../shared/works/gallery-url.ts'
import { listAddress } from './list-address.ts'

const stateAsked = z.enum(serviceStates).optional().catch(undefined)
const sortAsked = z.enum(ownServiceSorts).catch('changed')
const pageAsked = z.coerce.number().int().min(1).max(1_000).catch(1)
const idAsked = z.uuid().optional().catch(undefined)
const MOST_LETTERS = 100

/** Whose services are listed, and on whose terms they are sold: a team's on its owner's. */
type Whose = { teamId?: string | undefined; sellerId: string }

/** Services as the address asks for them, one's own or a team's; what makes no sense in it is left out. */
export async function loadServiceList(
  { db, actor, clock, url, settings }: MemberEdge,
  { teamId, sellerId }: Whose,
) {
  const { searchParams: asked } = url
  const state = stateAsked.parse(asked.get('state') ?? undefined)
  const words = readWords(asked.get('q'), MOST_LETTERS)
  const sort = sortAsked.parse(asked.get('sort'))
  const priced = idAsked.parse(asked.get('prices') ?? undefined)
  const filters = { state, words: words || undefined, sort }
  const listed = (page: number) =>
    teamId
      ? listTeamServices(db, teamId, { ...filters, page })
      : listOwnServices(db, sellerId, { ...filters, page })
  const pricing = priced ? await findOwnPrices(db, actor.id, priced) : undefined
  const [{ rows, count, page, pages }, counts, hasPro] = await Promise.all([
    readPage(pageAsked.parse(asked.get('page') ?? 1), OWN_SERVICES_A_PAGE, listed),
    teamId ? countTeamServices(db, teamId) : countOwnServices(db, sellerId),
    findHasPro(db, pricing?.soldById ?? sellerId, clock.now()),
  ])
  const pictures = await findPictures(
    db,
    rows.flatMap(({ coverPictureId }) => coverPictureId ?? []),
  )
  const teams = await nameTeams(db, teamId ? [] : rows.map((row) => row.teamId))
  const [done, serviceId] = [asked.get('done'), asked.get('service')]
  return {
    services: rows.map(({ coverPictureId, ...row }) => {
      const cover = coverPictureId ? pictures.get(coverPictureId) : undefined
      return {
        ...row,
        coverUrl: (cover && galleryUrl(cover, 320)) ?? null,
        /** In whose name, where not all of the list are. */
        soldFor: row.teamId ? teams.get(row.teamId)?.name : undefined,
      }
    }),
    filters: { state, words, sort },
    count,
    page,
    pages,
    counts: serviceStates.map((name) => ({ state: name, count: counts.get(name) ?? 0 })),
    done: done && serviceId ? { done, serviceId } : null,
    /** Archiving can't be undone, so it is asked about first. */
    archiving: rows.find(({ id }) => id === asked.get('archive')) ?? null,
    /** Prices take effect at once, so they have a form of their own. */
    pricing: pricing ?? null,
    feeTerms: feeTermsFor(feeRules(settings), { hasPro }),
    address: listAddress(url),
    currency: settings.currency,
  }
}

/** The seller's own, with how many orders at once they take, where they have said so. */
export async function loadServices(edge: MemberEdge) {
  const { db, actor, url } = edge
  return {
    ...(await loadServiceList(edge, { sellerId: actor.id })),
    places: (await findPlaces(db, [actor.id])).get(actor.id) ?? null,
    isCapacitySaved: url.searchParams.get('done') === 'capacity',
  }
}

export type ServicesData = Awaited<ReturnType<typeof loadServices>>
export type ServiceListData = Awaited<ReturnType<typeof loadServiceList>>
export type ListedService = ServiceListData['services'][number]
