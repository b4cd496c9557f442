import { Link } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { readingShared } from '#app/edge.ts'
import { CopyButton } from '#app/shared/copy-button.tsx'
import { PrintButton } from '#app/shared/print-button.tsx'
import type { Site } from '#app/site.ts'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { Cover } from '#app/ui/work/work.tsx'
import type { Route } from './+types/post.page.ts'
import { loadPost } from './load-post.server.ts'
import { PostArticle } from './post-article.tsx'
import textCssUrl from '#app/shared/blog/post-text.css?url'
import cssUrl from './post.css?url'
import { postData } from './post-data.ts'
import type { PostEntry } from './post-view.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: textCssUrl },
  { rel: 'stylesheet', href: cssUrl },
  { rel: 'alternate', type: 'application/rss+xml', title: 'Notes from the hall', href: '/blog/rss.xml' },
]

export const loader = readingShared(['settings', 'posts'], loadPost)

const siteOf = (matches: Route.MetaArgs['matches']) =>
  matches.find((match) => match?.id === 'root')?.loaderData as Site | undefined

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { slug, seo } = loaderData
  const site = siteOf(matches)
  return [
    ...describePage(matches, {
      title: seo.title,
      description: seo.description,
      path: `/blog/${slug}`,
      image: `posts/${slug}`,
    }),
    ...postData(loaderData, site?.origin ?? '', site?.name ?? '').map((one) => ({ 'script:ld+json': one })),
  ]
}

export default function PostPage({ loaderData: post, matches }: Route.ComponentProps) {
  const { published, changed, author, minutes, related, previous, next, tags, ideas } = post
  const origin = (matches[0]?.loaderData as Site | undefined)?.origin ?? ''
  return (
    <main id="main" className="wrap">
      <PostArticle
        post={post}
        dates={
          <>
            <time dateTime={published.at}>{published.day}</time>
            {changed ? (
              <span>
                changed <time dateTime={changed.at}>{changed.day}</time>
              </span>
            ) : null}
            <span>{minutes === 1 ? 'one minute' : `${minutes} minutes`}</span>
          </>
        }
      >
        <PostTags tags={tags} />
        <AskedFor ideas={ideas} />
        <footer className="post-f">
          <div className="post-author">
            <Avatar name={author.name} src={author.src} size={56} />
            <p>
              <b>{author.name}</b>
              {author.headline ? <span>{author.headline}</span> : null}
            </p>
          </div>
          <div className="row">
            <CopyButton text={`${origin}/blog/${post.slug}`} label="Copy link" what="Link" />
            <a className="btn btn-line" href="/blog/rss.xml">
              <Icon name="rss" size={16} /> RSS
            </a>
            <PrintButton />
          </div>
        </footer>
        <Beside previous={previous} next={next} />
      </PostArticle>
      <Related entries={related} />
      {/* That it was opened is told by asking for this, with script and without. */}
      <img src={`/seen/posts/${post.id}`} alt="" hidden />
    </main>
  )
}

function PostTags({ tags }: { tags: readonly string[] }) {
  if (tags.length === 0) return null
  return (
    <ul className="post-tags" aria-label="About">
      {tags.map((tag) => (
        <li key={tag}>
          <Link className="tag" to={`/blog?tag=${encodeURIComponent(tag)}`}>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function AskedFor({ ideas }: { ideas: readonly { number: number; title: string }[] }) {
  if (ideas.length === 0) return null
  return (
    <ul className="small soft">
      {ideas.map(({ number, title }) => (
        <li key={number}>
          Asked for by members: <a href={`/my/ideas/${number}`}>{title}</a>
        </li>
      ))}
    </ul>
  )
}

type Neighbour = { slug: string; title: string } | undefined

function Beside({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  if (!previous && !next) return null
  return (
    <nav className="post-beside" aria-label="Other notes">
      {previous ? (
        <Link to={`/blog/${previous.slug}`} rel="prev">
          <small>Before this</small>
          {previous.title}
        </Link>
      ) : null}
      {next ? (
        <Link className="post-next" to={`/blog/${next.slug}`} rel="next">
          <small>After this</small>
          {next.title}
        </Link>
      ) : null}
    </nav>
  )
}

function Related({ entries }: { entries: readonly PostEntry[] }) {
  if (entries.length === 0) return null
  return (
    <Section title="Read on" text="By subject, not by what is clicked most." opens>
      <ul className="post-more">
        {entries.map((entry) => (
          <li key={entry.slug}>
            <Link to={`/blog/${entry.slug}`} tabIndex={-1} aria-hidden="true">
              <Cover picture={entry.cover} title={entry.title} />
            </Link>
            <h3>
              <Link to={`/blog/${entry.slug}`}>{entry.title}</Link>
            </h3>
            <p className="soft">
              <time dateTime={entry.at}>{entry.day}</time>, {entry.minutes} min
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
