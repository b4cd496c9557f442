import { Link } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { mayOpen, reading } from '#app/edge.ts'
import { Changes } from '#app/ui/changes/changes.tsx'
import { compareTexts } from '#app/shared/docs/compare-texts.ts'
import { fillFigures } from '#app/shared/docs/fill-figures.ts'
import { readDocuments } from '#app/shared/docs/read-documents.server.ts'
import { figuresOf } from '#app/shared/docs/figures/figures.ts'
import { programText } from '#app/shared/docs/program-text.ts'
import { renderSections } from '#app/shared/docs/render-document.server.tsx'
import { draftOf } from '#app/shared/docs/render-text.server.ts'
import { Note } from '#app/ui/note/note.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { dateText } from '#app/ui/time/relative-time.ts'
import { documentRules, findDocumentVersion, isDocumentSlug } from '#domain/documents/index.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { Route } from './+types/version.page.ts'
import { readChangeLog } from './change-log.server.ts'
import { DocumentBody } from '#app/shared/docs/document-body.tsx'
import cssUrl from '#app/shared/docs/document.css?url'
import { keepUntil } from './keep-until.ts'
import { readEndings } from './endings.server.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

/** How disputes end has no tag of its own: it may be so old. */
const KEEP_MOST_MS = 60_000

/** What was announced is kept like every public page; what is only being written is there for those who write it, and nobody keeps it. */
export const loader = reading(async ({ db, params, actor, settings, clock, page }) => {
  const slug = params['document'] ?? ''
  const number = Number(/^[1-9]\d{0,6}$/.exec(params['number'] ?? '')?.[0])
  if (!isDocumentSlug(slug) || !number) throw new NotFound('There is no such version')
  const figures = figuresOf(settings)
  const found = await findDocumentVersion(db, actor, { slug, number })
  const { title, hasSections } = documentRules[slug]
  const body = found.body ?? programText(slug).body
  const document = draftOf(slug, body)
  const state = stateOf(found, clock.now())
  const { textOn, nextAt } = await readDocuments(db, clock.now())
  if (state === 'announced' || state === 'past') {
    page.keep = true
    for (const tag of ['settings', 'documents', 'appeals']) page.tags.add(tag)
    page.keepMostMs = KEEP_MOST_MS
    keepUntil(page, nextAt, clock.now())
  }
  const showsChanges = document.sections.some(({ shows }) => shows === 'rule-changes')
  return {
    slug,
    title,
    number,
    hasSections,
    state,
    // What applied once is read for itself; what is to come is read for what it changes.
    differs:
      state === 'past' ? [] : compareTexts(fillFigures(textOn(slug), figures), fillFigures(body, figures)),
    effectiveAt: found.effectiveAt,
    reason: found.reason,
    mayWrite: mayOpen(actor, 'document.write'),
    sections: renderSections(document, figures),
    changes: showsChanges ? await readChangeLog(db, settings, clock.now()) : [],
    endings: await readEndings(db, document, clock.now()),
  }
})

type Found = { effectiveAt: Date | null; withdrawnAt: Date | null }

function stateOf(
  { effectiveAt, withdrawnAt }: Found,
  now: Date,
): 'draft' | 'withdrawn' | 'announced' | 'past' {
  if (withdrawnAt) return 'withdrawn'
  if (!effectiveAt) return 'draft'
  return effectiveAt > now ? 'announced' : 'past'
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage(matches, {
    title: loaderData ? `${loaderData.title}, version ${loaderData.number}` : 'Version',
    description: 'A version of a document of the marketplace.',
    path: '/docs',
    image: 'docs',
    noIndex: true,
  })

export default function VersionPage({ loaderData }: Route.ComponentProps) {
  const { slug, title, number, hasSections, mayWrite, sections, changes, endings, differs } = loaderData
  const here = hasSections ? `/docs/${slug}` : `/${slug}`
  return (
    <main id="main" className="wrap document">
      <Crumbs
        trail={[{ label: 'Rules', to: '/docs' }, { label: title, to: here }, { label: `Version ${number}` }]}
      />
      <PageHead size="large" title={`${title}, version ${number}`}>
        {mayWrite ? <Link to={`/admin/documents/${slug}`}>Write in it</Link> : null}
      </PageHead>
      <Note tone="info">
        <State {...loaderData} /> <Link to={here}>What applies now</Link>
      </Note>
      {differs.length > 0 ? (
        <section className="document-differs" aria-labelledby="differs-title">
          <h2 id="differs-title">What changes</h2>
          <Changes changes={differs} was="Now" is={`Version ${number}`} />
        </section>
      ) : null}
      <DocumentBody sections={sections} changes={changes} endings={endings} />
    </main>
  )
}

function State({ state, effectiveAt, reason }: Route.ComponentProps['loaderData']) {
  if (state === 'draft')
    return 'This is a draft: only administrators read it. Figures are those in force now.'
  if (state === 'withdrawn') return 'This was announced and taken back. It never applied.'
  const day = effectiveAt ? dateText(effectiveAt) : ''
  return (
    <>
      {state === 'announced' ? <b>It applies from {day}.</b> : `It applied from ${day}.`} Why: {reason}.
      Figures are those in force now.
    </>
  )
}
