import { Link } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { readingShared } from '#app/edge.ts'
import { counted } from '#app/shared/figures/figures.ts'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { SearchForm } from '#app/ui/shell/search-form.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import { Cover } from '#app/ui/work/work.tsx'
import type { Route } from './+types/blog.page.ts'
import cssUrl from './blog.css?url'
import { loadBlog } from './load-blog.server.ts'
import { PostBy } from './post-by.tsx'
import type { PostEntry } from './post-view.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: cssUrl },
  { rel: 'alternate', type: 'application/rss+xml', title: 'Notes from the hall', href: '/blog/rss.xml' },
]

export const loader = readingShared(['settings', 'posts'], loadBlog)

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage(matches, {
    title: loaderData?.tag ? `${loaderData.tag}: notes from the hall` : 'Notes from the hall',
    description:
      'What we learn by running this marketplace: rules, money, how it is made, and those who work here.',
    path: loaderData?.tag ? `/blog?tag=${encodeURIComponent(loaderData.tag)}` : '/blog',
    image: 'blog',
    noIndex: Boolean(loaderData?.words) || (loaderData?.page ?? 1) > 1 || loaderData?.entries.length === 0,
  })

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { all, words, tag, tabs, entries, page, pages } = loaderData
  const isLed = words === '' && page === 1
  const [lead, ...rest] = entries
  const below = isLed ? rest : entries
  return (
    <main id="main" className="wrap blog">
      <div className="blog-h">
        <h1>Notes from the hall</h1>
        <SearchForm
          action="/blog"
          query={words}
          label="Search the notes"
          placeholder={`Search ${counted(all, 'note')}`}
        />
        <a className="btn btn-bare" href="/blog/rss.xml">
          <Icon name="rss" /> RSS
        </a>
      </div>
      <Tabs
        label="What notes are about"
        tabs={[{ to: '/blog', label: 'All', count: all, current: words === '' && tag === null }, ...tabs]}
      />
      {words ? (
        <p className="blog-found" role="status">
          {entries.length === 0 ? 'No note has' : `${counted(entries.length, 'note')} with`} “{words}”.{' '}
          <Link to="/blog">All notes</Link>
        </p>
      ) : null}
      {entries.length === 0 ? <NoPosts isSearch={words !== ''} isTagged={tag !== null} /> : null}
      {isLed && lead ? <Lead entry={lead} /> : null}
      <Months entries={below} isNamed={words === ''} />
      <Pagination page={page} pages={pages} />
    </main>
  )
}

function NoPosts({ isSearch, isTagged }: { isSearch: boolean; isTagged: boolean }) {
  if (isSearch || isTagged)
    return (
      <EmptyState title="Nothing here" actions={<ButtonLink to="/blog">Read all notes</ButtonLink>}>
        {isSearch ? 'Try fewer or other words.' : 'No note is about this now.'}
      </EmptyState>
    )
  return (
    <EmptyState title="No note yet" actions={<ButtonLink to="/support">Read the answers</ButtonLink>}>
      What we learn by running this marketplace will stand here. Until then, the help has answers.
    </EmptyState>
  )
}

/** The newest, large. */
function Lead({ entry }: { entry: PostEntry }) {
  const to = `/blog/${entry.slug}`
  return (
    <article className="blog-lead">
      <Link className="blog-lead-pic" to={to} tabIndex={-1} aria-hidden="true">
        <Cover picture={entry.cover} title={entry.title} eager />
      </Link>
      <div>
        <h2>
          <Link to={to}>{entry.title}</Link>
        </h2>
        <p className="blog-summary">{entry.summary}</p>
        <PostBy entry={entry} size={28} />
      </div>
    </article>
  )
}

/** The months in the margin; what was searched for stands by how well it fits. */
function Months({ entries, isNamed }: { entries: readonly PostEntry[]; isNamed: boolean }) {
  if (entries.length === 0) return null
  if (!isNamed)
    return (
      <ul className="blog-list">
        <Entries entries={entries} level="h2" />
      </ul>
    )
  const months = Map.groupBy(entries, ({ month }) => month)
  return [...months].map(([month, ofMonth], place) => (
    <Section key={month} title={month} opens={place === 0}>
      <ul className="blog-list">
        <Entries entries={ofMonth} level="h3" />
      </ul>
    </Section>
  ))
}

function Entries({ entries, level: Title }: { entries: readonly PostEntry[]; level: 'h2' | 'h3' }) {
  return entries.map((entry) => (
    <li key={entry.slug} className="blog-entry">
      <div>
        <Title>
          <Link to={`/blog/${entry.slug}`}>{entry.title}</Link>
        </Title>
        <p className="blog-summary">{entry.summary}</p>
        <PostBy entry={entry} size={20} />
      </div>
      <Link to={`/blog/${entry.slug}`} tabIndex={-1} aria-hidden="true">
        <Cover picture={entry.cover} title={entry.title} />
      </Link>
    </li>
  ))
}
