import { reading } from '#app/edge.ts'
import { answerMachine } from '#app/machine/answer-machine.ts'
import { findFaces } from '#domain/accounts/index.ts'
import { listForFeed, type ReadPost } from '#domain/blog/index.ts'
import { picturesIn } from '#domain/blog/post-rules.ts'
import { findPictures } from '#domain/pictures/index.ts'
import { figuresOf } from '#app/shared/docs/figures/figures.ts'
import { fillFigures } from '#app/shared/docs/fill-figures.ts'
import { renderPost } from './text/render-post.server.tsx'

const POSTS_MOST = 20

/** The newest posts with their whole text. */
export const loader = reading(async ({ request, db, settings, config }) => {
  const posts = await listForFeed(db, POSTS_MOST)
  const [pictures, faces] = await Promise.all([
    findPictures(
      db,
      posts.flatMap(({ body }) => picturesIn(body).flatMap(({ id }) => id ?? [])),
    ),
    findFaces(
      db,
      posts.flatMap(({ authorId }) => authorId ?? []),
    ),
  ])
  const { origin } = config
  const itemOf = (post: ReadPost) => {
    const link = `${origin}/blog/${post.slug}`
    const { html } = renderPost(fillFigures(post.body, figuresOf(settings)), {
      title: post.title,
      pictures,
      origin,
      isFeed: true,
    })
    const author = faces.get(post.authorId ?? '')?.displayName ?? settings.marketplaceName
    return [
      '<item>',
      tag('title', post.title),
      tag('link', link),
      `<guid isPermaLink="false">${post.id}</guid>`,
      tag('pubDate', post.publishedAt.toUTCString()),
      tag('dc:creator', author),
      ...post.tags.map((one) => tag('category', one)),
      tag('description', post.summary),
      tag('content:encoded', html),
      '</item>',
    ].join('')
  }
  const newest = posts[0]?.publishedAt
  const body = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    tag('title', `Notes from the hall · ${settings.marketplaceName}`),
    tag('link', `${origin}/blog`),
    tag('description', 'What we learn by running this marketplace.'),
    tag('language', 'en'),
    `<atom:link href="${escaped(`${origin}/blog/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...(newest ? [tag('lastBuildDate', newest.toUTCString())] : []),
    ...posts.map(itemOf),
    '</channel></rss>',
    '',
  ].join('\n')
  return answerMachine(request, { type: 'application/rss+xml; charset=utf-8', body, maxAgeSeconds: 60 })
})

const escaped = (text: string) => text.replace(/[&<>'"]/g, (mark) => `&#${mark.charCodeAt(0)};`)
const tag = (name: string, text: string) => `<${name}>${escaped(text)}</${name}>`
