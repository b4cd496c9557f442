import { Link } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { readingShared } from '#app/edge.ts'
import { readRuleChanges } from '#app/shared/figures/rule-changes.server.ts'
import changesCssUrl from '#app/shared/figures/rule-changes.css?url'
import { RuleChanges } from '#app/shared/figures/rule-changes.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { days } from '../../shared/figures/figures.ts'
import type { Route } from './+types/docs.page.ts'
import cssUrl from './docs.css?url'
import { documentDate } from './document-date.ts'
import { readDocuments } from '#app/shared/docs/read-documents.server.ts'
import { keepUntil } from './keep-until.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: changesCssUrl },
  { rel: 'stylesheet', href: cssUrl },
]

const CHANGES_SHOWN = 3

export const loader = readingShared(['settings', 'documents'], async ({ db, settings, clock, page }) => {
  const now = clock.now()
  const { all: documents, nextAt } = await readDocuments(db, now)
  keepUntil(page, nextAt, now)
  return {
    documents: documents.map(({ slug, title, description, version, updatedOn, sections }) => ({
      slug,
      title,
      description,
      version,
      updatedOn,
      sections: sections.map(({ id, title: name }) => ({ id, title: name })),
    })),
    changes: await readRuleChanges({ db, settings, now, most: CHANGES_SHOWN }),
    notice: days(settings.ruleNoticeDays),
  }
})

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'Rules and documents',
    description:
      'Terms, privacy, what may not be offered and how ranking works: every rule of the marketplace, with its figures and dates.',
    path: '/docs',
    image: 'docs',
  })

export default function DocsPage({ loaderData }: Route.ComponentProps) {
  const { changes, notice } = loaderData
  return (
    <main id="main" className="wrap docs">
      <PageHead
        size="large"
        title="The rules, written to be read"
        lede="Four documents hold every rule. Their figures are the ones in force now, the same that the checkout uses."
      />
      <p className="docs-help">
        Looking for how something is done? <Link to="/support">Help</Link> has short answers.
      </p>
      {loaderData.documents.map((document, index) => (
        <DocumentRow key={document.slug} document={document} opens={index === 0} />
      ))}
      <Section
        title="What changed"
        text={`Announced at least ${notice} before it applies.`}
        more={{ to: '/docs/terms#changes', label: 'All changes' }}
        opens
      >
        <RuleChanges changes={changes} />
      </Section>
    </main>
  )
}

type DocumentSummary = Route.ComponentProps['loaderData']['documents'][number]

function DocumentRow({ document, opens }: { document: DocumentSummary; opens: boolean }) {
  const address = `/docs/${document.slug}`
  return (
    <Section
      title={<Link to={address}>{document.title}</Link>}
      text={`Version ${document.version}, ${documentDate(document.updatedOn)}`}
      opens={opens}
    >
      <p className="docs-about">{document.description}</p>
      <ul className="docs-sections">
        {document.sections.map((section) => (
          <li key={section.id}>
            <Link to={`${address}#${section.id}`}>{section.title}</Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
