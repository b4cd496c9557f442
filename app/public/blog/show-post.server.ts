import type { Edge } from '#app/edge.ts'
import { toWorkPicture } from '#app/shared/works/to-service-card.ts'
import { avatarUrl, findListed } from '#domain/accounts/index.ts'
import { countWords, minutesOf, picturesIn } from '#domain/blog/post-rules.ts'
import { findPictures } from '#domain/pictures/index.ts'
import { figuresOf } from '#app/shared/docs/figures/figures.ts'
import { fillFigures } from '#app/shared/docs/fill-figures.ts'
import { renderPost } from './text/render-post.server.tsx'

/** What is shown of a post, whether its readers are all or those with a link. */
type Shown = {
  slug: string
  title: string
  summary: string
  body: string
  tags: string[]
  coverId: string | null
  coverAlt: string
  authorId: string | null
}

const COVER_SIZES = '(max-width: 820px) 100vw, 980px'

/** A post with its pictures, its author and its text as HTML. */
export async function showPost({ db, settings }: Pick<Edge, 'db' | 'settings'>, one: Shown) {
  const ids = picturesIn(one.body).flatMap(({ id }) => id ?? [])
  const [pictures, authors] = await Promise.all([
    findPictures(db, [...ids, ...(one.coverId ? [one.coverId] : [])]),
    findListed(db, one.authorId ? [one.authorId] : []),
  ])
  const author = authors.get(one.authorId ?? '')
  const text = fillFigures(one.body, figuresOf(settings))
  return {
    slug: one.slug,
    title: one.title,
    summary: one.summary,
    tags: one.tags,
    minutes: minutesOf(countWords(one.body)),
    cover: toWorkPicture(pictures.get(one.coverId ?? '') ?? null, one.coverAlt, COVER_SIZES),
    author: {
      name: author?.displayName ?? settings.marketplaceName,
      headline: author?.headline ?? '',
      to: author ? `/user/${author.username}` : null,
      src: avatarUrl(author?.avatarKey ?? null, 128) ?? null,
    },
    ...renderPost(text, { title: one.title, pictures, origin: '', isFeed: false }),
  }
}

export type ShownPost = Awaited<ReturnType<typeof showPost>>
