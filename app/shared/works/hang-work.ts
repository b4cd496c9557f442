import type { WorkPicture } from '#app/ui/work/work-picture.ts'
import type { WorkOnWall } from '#domain/portfolio/index.ts'
import { hangPicture } from './service-work.ts'

const WALL_SIZES = '(max-width: 820px) 46vw, (max-width: 1240px) 30vw, 400px'

/** A work of a portfolio as a wall shows it. */
export type HungPiece = { id: string; to: string; title: string; line: string; picture: WorkPicture | null }

export function hangWork(work: WorkOnWall, username: string, sizes = WALL_SIZES): HungPiece {
  return {
    id: work.id,
    to: `/user/${username}/portfolio/${work.slug}`,
    title: work.title,
    line: [work.client, work.year].filter(Boolean).join(', '),
    picture: hangPicture(work.cover, work.coverAlt, sizes),
  }
}

/** A page is drawn anew when a cover that it waits for is there. */
export function tagsOfWorks(memberId: string, works: readonly Pick<WorkOnWall, 'cover'>[]): string[] {
  const waiting = works.flatMap(({ cover }) =>
    cover && cover.state !== 'ready' ? [`picture:${cover.id}`] : [],
  )
  return [`works:${memberId}`, ...waiting]
}
