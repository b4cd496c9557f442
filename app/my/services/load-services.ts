import { z } from 'zod'
import type { MemberEdge } from '#app/edge.ts'
import { hasPro } from '#domain/accounts/index.ts'
import {
  countOwnServices,
  findOwnPrices,
  listOwnServices,
  OWN_SERVICES_A_PAGE,
  ownServiceSorts,
  serviceStates,
} from '#domain/catalogue/index.ts'
import { feeRules, feeTermsFor } from '#domain/ledger/index.ts'
import { findPlaces } from '#domain/orders/index.ts'
import { findPictures } from '#domain/pictures/index.ts'
import { galleryUrl } from '../../shared/works/gallery-url.ts'
import { listAddress } from './list-address.ts'

const stateAsked = z.enum(serviceStates).optional().catch(undefined)
const sortAsked = z.enum(ownServiceSorts).catch('changed')
const pageAsked = z.coerce.number().int().min(1).max(1_000).catch(1)
const idAsked = z.uuid().optional().catch(undefined)
const MOST_LETTERS = 100

/** The seller's own services as the address asks for them; what makes no sense in it is left out. */
export async function loadServices({ db, actor, viewer, clock, url, settings }: MemberEdge) {
  const { searchParams: asked } = url
  const state = stateAsked.parse(asked.get('state') ?? undefined)
  const words = (asked.get('q') ?? '').trim().slice(0, MOST_LETTERS)
  const sort = sortAsked.parse(asked.get('sort'))
  const page = pageAsked.parse(asked.get('page') ?? 1)
  const priced = idAsked.parse(asked.get('prices') ?? undefined)
  const [{ rows, count }, counts, pricing] = await Promise.all([
    listOwnServices(db, actor.id, { state, words: words || undefined, sort, page }),
    countOwnServices(db, actor.id),
    priced ? findOwnPrices(db, actor.id, priced) : undefined,
  ])
  const pictures = await findPictures(
    db,
    rows.flatMap(({ coverPictureId }) => coverPictureId ?? []),
  )
  const [done, of] = [asked.get('done'), asked.get('of')]
  return {
    services: rows.map(({ coverPictureId, ...row }) => {
      const cover = coverPictureId ? pictures.get(coverPictureId) : undefined
      return { ...row, coverUrl: (cover && galleryUrl(cover, 320)) ?? null }
    }),
    filters: { state, words, sort },
    count,
    page,
    pages: Math.ceil(count / OWN_SERVICES_A_PAGE),
    counts: serviceStates.map((name) => ({ state: name, count: counts.get(name) ?? 0 })),
    done: done && of ? { done, serviceId: of } : null,
    /** Archiving can't be undone, so it is asked about first. */
    archiving: rows.find(({ id }) => id === asked.get('archive')) ?? null,
    /** Prices take effect at once, so they have a form of their own. */
    pricing: pricing ?? null,
    feeTerms: feeTermsFor(feeRules(settings), { hasPro: hasPro(viewer, clock.now()) }),
    /** How many orders at once they take, where they have said so. */
    places: (await findPlaces(db, [actor.id])).get(actor.id) ?? null,
    isCapacitySaved: done === 'capacity',
    address: listAddress(url),
    currency: settings.currency,
  }
}

export type ServicesData = Awaited<ReturnType<typeof loadServices>>
export type ListedService = ServicesData['services'][number]
