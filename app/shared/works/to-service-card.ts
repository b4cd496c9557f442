import type { ServiceCard } from '#domain/catalogue/index.ts'
import { avatarUrl, hasPro } from '#domain/accounts/index.ts'
import { pictureUrl, type PictureView } from '#domain/pictures/index.ts'
import { levelNames, type Level } from '#domain/reputation/index.ts'
import type { HallmarkLevel, SellerMarks } from '#app/ui/hallmark/hallmark.tsx'
import type { Work } from '#app/ui/work/work.tsx'
import type { WorkPicture } from '#app/ui/work/work-picture.ts'

/** How wide a card is: two columns on a phone, three or four beside facets. */
const CARD_SIZES = '(max-width: 700px) 46vw, (max-width: 1240px) 30vw, 300px'

const HALLMARKS: Record<Exclude<Level, 'new'>, HallmarkLevel> = { rising: 1, trusted: 2, master: 3 }

export type ServiceCardView = Work & { id: string; price: { minor: number } }

/** A service as a card shows it; made on the server, so that a page carries no more than it paints. */
export function toServiceCard(card: ServiceCard, currency: string, now: Date): ServiceCardView {
  const { seller, team } = card
  return {
    id: card.id,
    to: `/services/${card.slug}`,
    title: card.title,
    picture: toWorkPicture(card.cover, card.title, CARD_SIZES),
    by: team
      ? { name: team.name, to: `/t/${team.slug}`, src: portraitUrl(team.portrait) }
      : { name: seller.displayName, to: `/user/${seller.username}`, src: avatarUrl(seller.avatarKey) },
    // A team has a level of its own; PRO is a person's.
    level: marksOf(seller.level, !team && hasPro(seller, now)),
    rating: card.rating ? { value: card.rating.mean, count: card.rating.count } : null,
    price: { minor: card.priceFromMinor, currency },
  }
}

/** What stands beside the name of a seller: the stamp of their level, and PRO. */
export function marksOf(level: Level, isPro: boolean): SellerMarks | undefined {
  const stamp = hallmarkOf(level)
  return isPro ? { ...stamp, isPro } : stamp
}

/** The stamp of a level; who is new has none. */
export function hallmarkOf(level: Level): { level: HallmarkLevel; label: string } | undefined {
  return level === 'new' ? undefined : { level: HALLMARKS[level], label: levelNames[level] }
}

/** A picture that can be shown, or nothing while it is being drawn. */
export function toWorkPicture(picture: PictureView | null, alt: string, sizes: string): WorkPicture | null {
  if (picture?.state !== 'ready') return null
  const middle = picture.widths.find((width) => width >= 640) ?? picture.widths.at(-1)
  if (middle === undefined) return null
  return {
    src: pictureUrl(picture.id, middle, 'webp'),
    widths: picture.widths,
    colour: picture.colour,
    sizes,
    alt,
  }
}

/** A team's picture where a face would be, or nothing while it is being drawn. */
export function portraitUrl(portrait: PictureView | null): string | null {
  const width = portrait?.state === 'ready' ? portrait.widths[0] : undefined
  return portrait && width ? pictureUrl(portrait.id, width, 'webp') : null
}

/** The pages that show these cards are dropped when one of them, its picture or its seller changes. */
export function tagsOfCards(cards: readonly ServiceCard[]): string[] {
  return cards.flatMap(({ id, seller, team, cover }) => [
    `service:${id}`,
    `member:${seller.id}`,
    ...(team ? [`team:${team.id}`] : []),
    ...(cover && cover.state !== 'ready' ? [`picture:${cover.id}`] : []),
  ])
}
