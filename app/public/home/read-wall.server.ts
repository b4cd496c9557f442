import { hangPicture, hangService, tagsOfCards, type HungWork } from '#app/shared/works/service-work.ts'
import {
  listBest,
  listCards,
  listNewest,
  type ServiceCard,
  type WorthSeeing,
} from '#domain/catalogue/index.ts'
import type { Db } from '#platform/db/database.ts'
import { chooseWorks } from './choose-works.ts'
import type { EyeLevelWork } from './hung-works.tsx'
import { whyHere } from './why-here.ts'

/** Enough to choose a varied wall from. */
const CANDIDATES = 60
const HUNG = 5
const WORTH = 6
const FRESH = 3
const HUNG_SIZES = '(max-width: 820px) 200px, 26vw'

/** What hangs on the home page: five at eye level, six more worth seeing, and what came last. */
export type Wall = { hung: EyeLevelWork[]; worth: HungWork[]; fresh: HungWork[] }

export async function readWall(
  db: Db,
  { now, currency }: { now: Date; currency: string },
): Promise<Wall & { tags: string[] }> {
  const [best, newest] = await Promise.all([listBest(db, CANDIDATES), listNewest(db, CANDIDATES)])
  const chosen = chooseWorks(best, HUNG + WORTH)
  const taken = new Set(chosen.map(({ id }) => id))
  const latest = chooseWorks(
    newest.filter(({ id }) => !taken.has(id)),
    FRESH,
  )
  const known = new Map([...chosen, ...latest].map((one) => [one.id, one]))
  const cards = await listCards(db, [...known.keys()])
  const shown = cards.filter(({ id }) => taken.has(id))
  const hung = eyeLevel(shown, currency)
  const isHung = new Set(hung.map(({ id }) => id))
  const hang = (card: ServiceCard): HungWork => ({
    ...hangService(card, currency),
    why: reasonOf(known.get(card.id), now),
  })
  return {
    hung,
    worth: shown
      .filter(({ id }) => !isHung.has(id))
      .map(hang)
      .slice(0, WORTH),
    fresh: cards.filter(({ id }) => !taken.has(id)).map(hang),
    tags: tagsOfCards(cards),
  }
}

/** Only works with a picture hang there, and only when there are enough to fill the rail. */
function eyeLevel(cards: readonly ServiceCard[], currency: string): EyeLevelWork[] {
  const hung = cards.flatMap((card) => {
    const picture = hangPicture(card.cover, card.title, HUNG_SIZES)
    if (!picture) return []
    return {
      id: card.id,
      to: `/services/${card.slug}`,
      title: card.title,
      by: card.seller.displayName,
      picture,
      price: { minor: card.priceFromMinor, currency },
    }
  })
  return hung.length < HUNG ? [] : hung.slice(0, HUNG)
}

const reasonOf = (figures: WorthSeeing | undefined, now: Date) => figures && whyHere(figures, now)
