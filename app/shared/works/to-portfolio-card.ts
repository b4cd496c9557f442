import type { WorkPicture } from '#app/ui/work/work-picture.ts'
import type { PortfolioWork } from '#domain/portfolio/index.ts'
import { toWorkPicture } from './to-service-card.ts'

const CARD_SIZES = '(max-width: 820px) 46vw, (max-width: 1240px) 30vw, 400px'

/** A work of a portfolio as a card shows it. */
export type PortfolioCardView = {
  id: string
  to: string
  title: string
  line: string
  picture: WorkPicture | null
}

export function toPortfolioCard(
  work: PortfolioWork,
  username: string,
  sizes = CARD_SIZES,
): PortfolioCardView {
  return {
    id: work.id,
    to: `/user/${username}/portfolio/${work.slug}`,
    title: work.title,
    line: [work.client, work.year].filter(Boolean).join(', '),
    picture: toWorkPicture(work.cover, work.coverAlt, sizes),
  }
}

/** A page is drawn anew when a cover that it waits for is there. */
export function tagsOfWorks(memberId: string, works: readonly Pick<PortfolioWork, 'cover'>[]): string[] {
  const waiting = works.flatMap(({ cover }) =>
    cover && cover.state !== 'ready' ? [`picture:${cover.id}`] : [],
  )
  return [`works:${memberId}`, ...waiting]
}
