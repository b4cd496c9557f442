import type { SharedEdge } from '#app/edge.ts'
import { findHidden } from '#app/shared/blocks/find-hidden.server.ts'
import { tagsOfCards, toServiceCard } from '#app/shared/works/to-service-card.ts'
import type { ServicePage } from '#domain/catalogue/index.ts'
import { listWentOn } from '#domain/recommendations/index.ts'

const did = { viewed: 'looked at', kept: 'kept', ordered: 'ordered' } as const

/** What people interested in a service were also interested in; the page is dropped when one of these changes. */
export async function readWentOn(
  {
    db,
    page: cachedPage,
    clock,
    settings,
    sharing,
  }: Pick<SharedEdge, 'db' | 'page' | 'clock' | 'settings' | 'sharing'>,
  { id, seller }: Pick<ServicePage, 'id' | 'seller'>,
) {
  const found = await listWentOn(db, id, {
    sellerId: seller.id,
    hidden: await findHidden({ db, page: cachedPage }),
    memberId: cachedPage.viewer?.actor.id,
  })
  for (const tag of tagsOfCards(found.map(({ card }) => card))) cachedPage.tags.add(tag)
  for (const { card } of found) sharing.owners.add(card.seller.id)
  sharing.offers = found.length > 0
  return found.map(({ card, did: how, people }) => ({
    ...toServiceCard(card, settings.currency, clock.now()),
    why: `${people} of them ${did[how]} it`,
  }))
}
