import { toServiceCard, type ServiceCardView } from '#app/shared/works/to-service-card.ts'
import { listCards } from '#domain/catalogue/index.ts'
import { listViewed } from '#domain/views/index.ts'
import type { Db } from '#platform/db/database.ts'

/** A row of works; some that were viewed may be gone meanwhile. */
const SHOWN = 3
const LOOKED_THROUGH = 12

/** What a member looked at last and could still order. */
export async function readViewed(
  db: Db,
  memberId: string,
  { currency, now, hidden }: { currency: string; now: Date; hidden: ReadonlySet<string> },
): Promise<ServiceCardView[]> {
  const viewed = await listViewed(db, memberId, LOOKED_THROUGH)
  const cards = await listCards(
    db,
    viewed.map(({ serviceId }) => serviceId),
  )
  const seen = cards.filter(({ seller }) => !hidden.has(seller.id))
  return seen.slice(0, SHOWN).map((card) => toServiceCard(card, currency, now))
}
