import type { CachedEdge } from '#app/edge.ts'
import { findHidden } from '#app/shared/blocks/find-hidden.server.ts'
import { toServiceCard } from '#app/shared/works/to-service-card.ts'
import { reasonWords, recommendServices, type RecommendedService } from '#domain/recommendations/index.ts'
import { readGone } from './read-gone.ts'

type Here = Pick<CachedEdge, 'db' | 'search' | 'page' | 'clock' | 'settings' | 'url'>

/** Services for a member as cards show them, each with why; nothing for who is none. */
export async function loadForYou(here: Here, memberId: string, most?: number) {
  const { db, search, clock, settings, url } = here
  const now = clock.now()
  const gone = readGone(url.searchParams)?.id
  const hidden = await findHidden(here)
  const found = await recommendServices(
    { db, search, now, hidden, gone, ...(most === undefined ? {} : { most }) },
    memberId,
  )
  return {
    works: found.map((one) => showOne(one, settings.currency, now)),
    /** Nothing is known of them: what interests them can be asked. */
    isNewcomer: found.every(({ reason }) => reason.kind === 'best' || reason.kind === 'interest'),
  }
}

function showOne({ card, reason, categoryId, ...gone }: RecommendedService, currency: string, now: Date) {
  return {
    ...toServiceCard(card, currency, now),
    because: reasonWords(reason),
    seller: card.team
      ? { kind: 'team' as const, id: card.team.id }
      : { kind: 'member' as const, id: card.seller.id },
    categoryId,
    ...gone,
  }
}

export type ForYouWork = Awaited<ReturnType<typeof loadForYou>>['works'][number]
