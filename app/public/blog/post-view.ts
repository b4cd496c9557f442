import { toWorkPicture } from '#app/shared/works/to-service-card.ts'
import { monthOf } from '#app/ui/time/date-words.ts'
import type { WorkPicture } from '#app/ui/work/work-picture.ts'
import { avatarUrl, findFaces } from '#domain/accounts/index.ts'
import { minutesOf } from '#domain/blog/post-rules.ts'
import type { PostCard } from '#domain/blog/index.ts'
import { findPictures } from '#domain/pictures/index.ts'
import type { Db } from '#platform/db/database.ts'

export type PostAuthor = { name: string; src: string | null }

/** A post as a list shows it. */
export type PostEntry = {
  slug: string
  title: string
  summary: string
  tag: string | null
  minutes: number
  at: string
  day: string
  month: string
  cover: WorkPicture | null
  author: PostAuthor
}

const COVER_SIZES = '(max-width: 820px) 30vw, 240px'
const LEAD_SIZES = '(max-width: 820px) 100vw, 720px'

/** `9 November`. */
export const dayOf = (at: Date) => `${at.getUTCDate()} ${monthOf(at)}`

type Shown = { now: Date; marketplaceName: string; isLed?: boolean }

/** Cards with their covers and authors: two questions for all of them. The tags of what they show come along. */
export async function showPosts(db: Db, cards: readonly PostCard[], shown: Shown) {
  const [pictures, faces] = await Promise.all([
    findPictures(
      db,
      cards.flatMap(({ coverId }) => coverId ?? []),
    ),
    findFaces(
      db,
      cards.flatMap(({ authorId }) => authorId ?? []),
    ),
  ])
  const entries = cards.map((card, place): PostEntry => {
    const { slug, title, summary, tags, wordCount, publishedAt, coverId, coverAlt, authorId } = card
    const isLead = place === 0 && shown.isLed === true
    const face = faces.get(authorId ?? '')
    const isThisYear = publishedAt.getUTCFullYear() === shown.now.getUTCFullYear()
    const year = isThisYear ? '' : ` ${publishedAt.getUTCFullYear()}`
    return {
      slug,
      title,
      summary,
      tag: tags[0] ?? null,
      minutes: minutesOf(wordCount),
      at: publishedAt.toISOString(),
      day: dayOf(publishedAt) + year,
      month: monthOf(publishedAt) + year,
      cover: toWorkPicture(pictures.get(coverId ?? '') ?? null, coverAlt, isLead ? LEAD_SIZES : COVER_SIZES),
      author: {
        name: face?.displayName ?? shown.marketplaceName,
        src: avatarUrl(face?.avatarKey ?? null, 64) ?? null,
      },
    }
  })
  const tags = cards.flatMap(({ id, coverId, authorId }) => [
    `post:${id}`,
    ...(coverId ? [`picture:${coverId}`] : []),
    ...(authorId ? [`member:${authorId}`] : []),
  ])
  return { entries, tags }
}
