import { redirect } from 'react-router'
import type { CachedEdge } from '#app/edge.ts'
import { findNeighbours, findPost, listRelated } from '#domain/blog/index.ts'
import { picturesIn } from '#domain/blog/post-rules.ts'
import { findIdeasOfPost } from '#domain/ideas/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { documentDate } from '../docs/document-date.ts'
import { showPosts } from './post-view.ts'
import { showPost } from './show-post.server.ts'

const RELATED = 3

export async function loadPost(edge: CachedEdge) {
  const { db, params, settings, clock, page } = edge
  const found = await findPost(db, params['slug'] ?? '')
  if (!found) throw new NotFound('There is no such post')
  if ('movedTo' in found) throw redirect(`/blog/${found.movedTo}`, 301)
  const [related, neighbours, ideas, shown] = await Promise.all([
    listRelated(db, found, RELATED),
    findNeighbours(db, found),
    findIdeasOfPost(db, found.id),
    showPost(edge, found),
  ])
  const beside = await showPosts(db, related, { now: clock.now(), marketplaceName: settings.marketplaceName })
  const { id, coverId, authorId, publishedAt, changedAt, body } = found
  const pictures = [...picturesIn(body).flatMap((one) => one.id ?? []), ...(coverId ? [coverId] : [])]
  const own = [
    `post:${id}`,
    ...pictures.map((one) => `picture:${one}`),
    ...(authorId ? [`member:${authorId}`] : []),
  ]
  for (const tag of [...beside.tags, ...own]) page.tags.add(tag)
  return {
    ...shown,
    id,
    seo: { title: found.seoTitle || found.title, description: found.seoDescription || found.summary },
    published: { at: publishedAt.toISOString(), day: documentDate(publishedAt.toISOString()) },
    changed: changedAt ? { at: changedAt.toISOString(), day: documentDate(changedAt.toISOString()) } : null,
    related: beside.entries,
    ideas,
    ...neighbours,
  }
}
