import type { ReadsOfDay } from '#domain/blog/index.ts'
import { dayOf } from '#domain/views/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import { chanceOf } from '../covers/chance.ts'

/** Most come in the first days, when members are told of it; later a few find it. */
export function readsOfPost(
  postId: string,
  { slug, daysAgo }: { slug: string; daysAgo: number },
  publishedAt: Date,
): ReadsOfDay[] {
  const chance = chanceOf(`reads of ${slug}`)
  const atFirst = chance.between(120, 320)
  return Array.from({ length: Math.floor(daysAgo) }, (_, place) => ({
    postId,
    day: dayOf(addDays(publishedAt, place)),
    reads: Math.round((atFirst / (1 + place) ** 0.9 + chance.between(3, 9)) * chance.between(0.8, 1.2)),
  }))
}
