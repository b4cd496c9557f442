import { Link } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { readingShared } from '#app/edge.ts'
import { readPageText } from '#app/shared/docs/read-page-text.server.ts'
import { Markdown } from '#app/ui/markdown/markdown.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { definitions, type SettingKey } from '#domain/settings/index.ts'
import type { Route } from './+types/requisites.page.ts'
import { keepUntil } from '../docs/keep-until.ts'
import { CopyButton } from '#app/shared/copy-button.tsx'
import cssUrl from './requisites.css?url'

/** In the order in which papers ask for them. */
const lines = [
  'operatorName',
  'operatorForm',
  'operatorRegistration',
  'operatorTaxNumber',
  'operatorAddress',
  'operatorCountry',
  'operatorDirector',
  'operatorBank',
  'operatorIban',
  'operatorBic',
] as const satisfies readonly SettingKey[]

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = readingShared(['settings', 'documents'], async ({ settings, db, clock, page }) => {
  const now = clock.now()
  const { text, nextAt } = await readPageText('requisites', { db, settings, now })
  keepUntil(page, nextAt, now)
  const details = lines
    .map((key) => ({ label: definitions[key].label, value: settings[key].trim() }))
    .filter(({ value }) => value !== '')
  return { details, text }
})

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'Legal details',
    description: 'The legal details of the operator of this marketplace, ready to copy.',
    path: '/requisites',
    image: 'requisites',
  })

export default function RequisitesPage({ loaderData: { details, text } }: Route.ComponentProps) {
  const all = details.map(({ label, value }) => `${label}: ${value}`).join('\n')
  return (
    <main id="main" className="wrap requisites">
      <PageHead
        size="large"
        title="Legal details"
        lede="Who runs this marketplace, for contracts, invoices and post."
      >
        {details.length > 0 ? <CopyButton text={all} label="Copy all" what="All lines" /> : null}
      </PageHead>
      {details.length > 0 ? (
        <dl className="requisite-lines">
          {details.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
              <dd className="requisite-copy">
                <CopyButton text={value} label="Copy" what={label} size="s" />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <Note tone="info">
          The operator of this marketplace has not published legal details yet. Ask for them through{' '}
          <Link to="/contacts">Contacts</Link>.
        </Note>
      )}
      {text ? <Markdown text={text} className="requisite-words" headingLevel={2} /> : null}
    </main>
  )
}
