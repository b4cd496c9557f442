import { data, redirect } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { mayOpen, reading } from '#app/edge.ts'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { findPreview, judgePreviewLink } from '#domain/blog/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { documentDate } from '../docs/document-date.ts'
import type { Route } from './+types/preview.page.ts'
import { PostArticle } from './post-article.tsx'
import textCssUrl from '#app/shared/blog/post-text.css?url'
import cssUrl from './post.css?url'
import { showPost } from './show-post.server.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: textCssUrl },
  { rel: 'stylesheet', href: cssUrl },
]

/** Neither browsers nor anything on the way keep what is not out yet, and no search engine lists it. */
const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' }
const GONE = 410

/** Not a cached page: who may read it is decided each time. */
export const loader = reading(async (edge) => {
  const { db, params, url, config, clock, actor } = edge
  const slug = params['slug'] ?? ''
  const found = await findPreview(db, slug)
  if (!found) throw new NotFound('There is no such post')
  const isWriter = mayOpen(actor, 'blog.write')
  const link = judgePreviewLink(found.post, url.searchParams, { secret: config.secret, now: clock.now() })
  if (!isWriter && link === 'none') throw new NotFound('There is no such post')
  // Whoever was shown it before is led to where it is now.
  if (!isWriter && found.post.state === 'published') throw redirect(`/blog/${found.post.slug}`)
  if (!isWriter && link === 'ended')
    return data({ kind: 'ended' as const }, { status: GONE, headers: HEADERS })
  const { post, latest } = found
  return data(
    {
      kind: 'shown' as const,
      post: await showPost(edge, { ...latest, slug: post.slug, authorId: post.authorId }),
      state: post.state,
      saved: documentDate(latest.savedAt.toISOString()),
      version: latest.number,
    },
    { headers: HEADERS },
  )
})

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage(matches, {
    title: loaderData?.kind === 'shown' ? `Preview: ${loaderData.post.title}` : 'Preview',
    description: 'A note that is not out yet.',
    path: '/blog',
    image: 'blog',
    noIndex: true,
  })

export default function PreviewPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.kind === 'ended')
    return (
      <main id="main" className="wrap">
        <EmptyState
          page
          title="This preview has ended"
          actions={<ButtonLink to="/blog">Read the notes</ButtonLink>}
        >
          The link was good for a few days, or whoever gave it to you has ended it. Ask them for a new one.
        </EmptyState>
      </main>
    )
  const { post, saved, version, state } = loaderData
  return (
    <main id="main" className="wrap">
      <Note tone="info">
        <b>A preview, {state === 'published' ? 'with changes that are not out yet' : 'not out yet'}.</b>{' '}
        Version {version}, saved on {saved}. Please don’t pass it on.
      </Note>
      <PostArticle
        post={post}
        dates={<span>{post.minutes === 1 ? 'one minute' : `${post.minutes} minutes`}</span>}
      >
        {null}
      </PostArticle>
    </main>
  )
}
