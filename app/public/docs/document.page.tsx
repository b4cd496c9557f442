import { useMemo } from 'react'
import { describePage } from '#app/describe-page.ts'
import { readingCached } from '#app/edge.ts'
import { htmlPolicy } from '#app/html-policy.ts'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { NotFound } from '#platform/errors/errors.ts'
import type { Route } from './+types/document.page.ts'
import { readChangeLog } from './change-log.server.ts'
import { ChangeLog } from './change-log.tsx'
import { Contents } from './contents.tsx'
import { documentDate } from './document-date.ts'
import { readEndings } from './endings.server.ts'
import cssUrl from './document.css?url'
import { figuresOf } from './figures/figures.ts'
import { Neighbours } from './neighbours.tsx'
import { renderDocument, type RenderedSection } from './render-document.server.tsx'
import { documents } from '../../shared/docs/index.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

const KEEP_MOST_MS = 60_000

export const loader = readingCached(
  ['settings', 'appeals'],
  async ({ params, settings, db, clock, page }) => {
    const at = documents.findIndex(({ slug }) => slug === params['document'])
    const document = documents[at]
    if (!document) throw new NotFound('There is no such document')
    const { slug, title, description, version, updatedOn } = document
    const showsChanges = document.sections.some((section) => section.shows === 'rule-changes')
    const endings = await readEndings(db, document, clock.now())
    // How disputes end has no tag of its own: it may be so old.
    if (endings['dispute-figures']) page.keepMostMs = KEEP_MOST_MS
    return {
      slug,
      title,
      description,
      version,
      updatedOn,
      sections: renderDocument(document, figuresOf(settings)),
      changes: showsChanges ? await readChangeLog(db, settings, clock.now()) : [],
      endings,
      previous: nameOf(documents[at - 1]),
      next: nameOf(documents[at + 1]),
    }
  },
)

function nameOf(document: (typeof documents)[number] | undefined) {
  return document && { slug: document.slug, title: document.title }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { slug, title, description } = loaderData
  return describePage(matches, { title, description, path: `/docs/${slug}`, image: slug })
}

export default function DocumentPage({ loaderData }: Route.ComponentProps) {
  const { title, description, version, updatedOn, sections, changes, endings, previous, next } = loaderData
  return (
    <main id="main" className="wrap document">
      <Crumbs trail={[{ label: 'Rules', to: '/docs' }, { label: title }]} />
      <PageHead size="large" title={title} lede={description} />
      <p className="document-version">
        Version {version}, <time dateTime={updatedOn}>{documentDate(updatedOn)}</time>. Figures are those in
        force now.
      </p>
      <div className="document-body">
        <Contents sections={sections} />
        <div>
          {sections.map((section, index) => (
            <DocumentPart key={section.id} section={section} number={index + 1}>
              {section.shows === 'rule-changes' ? (
                <ChangeLog changes={changes} />
              ) : section.shows ? (
                <p>
                  <b>{endings[section.shows]}</b>
                </p>
              ) : null}
            </DocumentPart>
          ))}
          <Neighbours previous={previous} next={next} />
        </div>
      </div>
    </main>
  )
}

/** Made on the server from texts of our own. */
const asHtml = htmlPolicy('documents')

type DocumentPartProps = { section: RenderedSection; number: number; children: React.ReactNode }

function DocumentPart({ section, number, children }: DocumentPartProps) {
  const html = useMemo(() => ({ __html: asHtml(section.html) }), [section.html])
  return (
    <section className="document-part" aria-labelledby={section.id}>
      <div className="document-title">
        <h2 id={section.id}>
          {number}. {section.title}
        </h2>
        <a className="document-anchor" href={`#${section.id}`} aria-label={`Link to “${section.title}”`}>
          #
        </a>
      </div>
      <div className="prose" dangerouslySetInnerHTML={html} />
      {children}
    </section>
  )
}
