import { listCards, listPlaces, type ServiceCard } from '#domain/catalogue/index.ts'
import { firstOfEach } from '#domain/search/index.ts'
import type { Db } from '#platform/db/database.ts'
import { type Interest } from '../recommendation-rules.ts'
import { findSentAway } from '../send-away.ts'
import { readNeighbours } from './read-neighbours.ts'

const SHOWN = 3

export type WentOn = { card: ServiceCard; did: Interest; people: number }

type For = {
  /** The seller of the service that one looks at: their own others stand elsewhere. */
  sellerId: string
  hidden: ReadonlySet<string>
  memberId: string | undefined
}

/** What people interested in a service were also interested in: the same for everyone, less what a member does not want to see. */
export async function listWentOn(
  db: Db,
  serviceId: string,
  { sellerId, hidden, memberId }: For,
): Promise<WentOn[]> {
  const neighbours = (await readNeighbours(db, [serviceId])).get(serviceId) ?? []
  if (neighbours.length === 0) return []
  const away = memberId ? await findSentAway(db, memberId) : undefined
  const places = await listPlaces(
    db,
    neighbours.map(({ otherId }) => otherId),
  )
  const shown = neighbours.flatMap((one) => {
    const place = places.get(one.otherId)
    const isAway =
      !place ||
      place.sellerId === memberId ||
      place.sellerId === sellerId ||
      hidden.has(place.sellerId) ||
      away?.service.has(place.id) ||
      away?.member.has(place.sellerId) ||
      away?.team.has(place.teamId ?? '') ||
      away?.category.has(place.categoryId ?? '')
    return isAway ? [] : [{ ...one, ownerId: place.teamId ?? place.sellerId }]
  })
  const chosen = firstOfEach(shown, SHOWN, ({ ownerId }) => ownerId)
  const ids = chosen.map(({ otherId }) => otherId)
  const cards = new Map((await listCards(db, ids)).map((card) => [card.id, card]))
  return chosen.flatMap(({ otherId, did, people }) => {
    const card = cards.get(otherId)
    return card ? [{ card, did, people }] : []
  })
}
