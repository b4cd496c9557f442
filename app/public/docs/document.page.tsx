import { Link } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { readingShared } from '#app/edge.ts'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { NotFound } from '#platform/errors/errors.ts'
import type { Route } from './+types/document.page.ts'
import { readChangeLog } from './change-log.server.ts'
import { DocumentBody } from '#app/shared/docs/document-body.tsx'
import { documentDate } from './document-date.ts'
import { readEndings } from './endings.server.ts'
import cssUrl from '#app/shared/docs/document.css?url'
import { figuresOf } from '#app/shared/docs/figures/figures.ts'
import { Neighbours } from './neighbours.tsx'
import { readDocuments } from '#app/shared/docs/read-documents.server.ts'
import { renderDocument } from '#app/shared/docs/render-document.server.tsx'
import type { LegalDocument } from '#app/shared/docs/legal-document.ts'
import { Note } from '#app/ui/note/note.tsx'
import { dateText } from '#app/ui/time/relative-time.ts'
import { isDocumentSlug } from '#domain/documents/index.ts'
import { keepUntil } from './keep-until.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

const KEEP_MOST_MS = 60_000

export const loader = readingShared(
  ['settings', 'appeals', 'documents'],
  async ({ params, settings, db, clock, page }) => {
    const now = clock.now()
    const { all: documents, waiting, nextAt } = await readDocuments(db, now)
    keepUntil(page, nextAt, now)
    const at = documents.findIndex(({ slug }) => slug === params['document'])
    const document = documents[at]
    if (!document) throw new NotFound('There is no such document')
    const { slug, title, description, version, updatedOn } = document
    const showsChanges = document.sections.some((section) => section.shows === 'rule-changes')
    const endings = await readEndings(db, document, now)
    // How disputes end has no tag of its own: it may be so old.
    if (endings['dispute-figures']) page.keepMostMs = Math.min(page.keepMostMs ?? KEEP_MOST_MS, KEEP_MOST_MS)
    return {
      slug,
      title,
      description,
      version,
      updatedOn,
      sections: renderDocument(document, figuresOf(settings)),
      changes: showsChanges ? await readChangeLog(db, settings, now) : [],
      endings,
      announced: (isDocumentSlug(slug) && waiting(slug)) || null,
      previous: nameOf(documents[at - 1]),
      next: nameOf(documents[at + 1]),
    }
  },
)

function nameOf(document: LegalDocument | undefined) {
  return document && { slug: document.slug, title: document.title }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { slug, title, description } = loaderData
  return describePage(matches, { title, description, path: `/docs/${slug}`, image: slug })
}

export default function DocumentPage({ loaderData }: Route.ComponentProps) {
  const { slug, title, description, version, updatedOn, sections, announced, ...rest } = loaderData
  return (
    <main id="main" className="wrap document">
      <Crumbs trail={[{ label: 'Rules', to: '/docs' }, { label: title }]} />
      <PageHead size="large" title={title} lede={description} />
      {announced ? (
        <Note tone="info">
          <b>A new text applies from {dateText(announced.effectiveAt)}.</b>{' '}
          <Link to={`/docs/${slug}/versions/${announced.number}`}>Read version {announced.number}</Link>
        </Note>
      ) : null}
      <p className="document-version">
        Version {version}, <time dateTime={updatedOn}>{documentDate(updatedOn)}</time>. Figures are those in
        force now.
      </p>
      <DocumentBody sections={sections} changes={rest.changes} endings={rest.endings}>
        <Neighbours previous={rest.previous} next={rest.next} />
      </DocumentBody>
    </main>
  )
}
