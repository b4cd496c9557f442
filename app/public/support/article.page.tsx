import { useEffect, useMemo } from 'react'
import { Link } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { readingShared } from '#app/edge.ts'
import { htmlPolicy } from '#app/html-policy.ts'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Site } from '#app/site.ts'
import { Contents } from '#app/shared/docs/contents.tsx'
import { documentDate } from '../docs/document-date.ts'
import documentCssUrl from '#app/shared/docs/document.css?url'
import type { Route } from './+types/article.page.ts'
import { articleIntents } from './act-on-article.ts'
import { articleData } from './article-data.ts'
import { ASK_ADDRESS } from './ask-address.ts'
import { loadArticle } from './load-article.server.ts'
import { RateForm } from './rate-form.tsx'
import cssUrl from './article.css?url'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: documentCssUrl },
  { rel: 'stylesheet', href: cssUrl },
]

export const loader = readingShared(['settings'], loadArticle)

export const action = articleIntents

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { slug, title, summary } = loaderData
  const site = matches.find((match) => match?.id === 'root')?.loaderData as Site | undefined
  return [
    ...describePage(matches, {
      title,
      description: summary,
      path: `/support/${slug}`,
      image: `articles/${slug}`,
    }),
    ...articleData(loaderData, site?.origin ?? '').map((one) => ({ 'script:ld+json': one })),
  ]
}

/** Made on the server from texts of our own. */
const asHtml = htmlPolicy('articles')

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { slug, title, summary, section, html, contents, related, changed, isThanked } = loaderData
  const drawn = useMemo(() => ({ __html: asHtml(html) }), [html])
  useEffect(() => {
    navigator.sendBeacon(`/support/${slug}/read`)
  }, [slug])
  return (
    <main id="main" className="wrap document article">
      <Crumbs
        trail={[
          { label: 'Help', to: '/support' },
          { label: section.title, to: `/support#${section.id}` },
          { label: title },
        ]}
      />
      <PageHead size="large" title={title} lede={summary} />
      <div className="document-body">
        <Contents sections={contents} />
        <div className="document-part">
          <article className="prose" dangerouslySetInnerHTML={drawn} />
          <p className="article-changed">
            Last changed on <time dateTime={changed}>{documentDate(changed)}</time>. Figures are those in
            force now.
          </p>
          <RateForm slug={slug} isThanked={isThanked} />
          <aside className="article-related" aria-labelledby="related-title">
            <h2 id="related-title">Related</h2>
            <ul>
              {related.map((one) => (
                <li key={one.slug}>
                  <Link to={`/support/${one.slug}`}>{one.title}</Link>
                </li>
              ))}
              <li>
                <Link to={ASK_ADDRESS}>Ask us something else</Link>
              </li>
            </ul>
          </aside>
        </div>
      </div>
    </main>
  )
}
