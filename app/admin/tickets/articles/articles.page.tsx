import { Link } from 'react-router'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { reading, staffOnly } from '#app/edge.ts'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/table.tsx'
import { ASKED_DAYS, helpSectionNames, VOTES_LEAST } from '#domain/help/help-rules.ts'
import { listByHelp } from '#domain/help/index.ts'
import { DESK } from '../address-of-ticket.ts'
import type { Route } from './+types/articles.page.ts'

export const loader = reading(
  staffOnly('article.see-figures', async ({ db, actor, clock }) => {
    const articles = await listByHelp(db, actor, clock.now())
    return {
      rows: articles.map(({ slug, title, section, reads, helpful, unhelpful, helpedOfHundred }) => ({
        slug,
        title,
        section: helpSectionNames[section],
        reads,
        helpful,
        unhelpful,
        helpedOfHundred,
      })),
    }
  }),
)

type Row = Route.ComponentProps['loaderData']['rows'][number]

export const meta: Route.MetaFunction = () => describeAdminPage('Articles of help')

/** Which articles help, and which of them want other words. */
export default function ArticlesPage({ loaderData: { rows } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Articles of help"
        lede={`What readers say of them, those that help least first. Fewer than ${VOTES_LEAST} answers say nothing: these stand after the others, the most read first.`}
      />
      <p>
        <Link to={DESK}>Back to the tickets</Link>
      </p>
      <DataTable label="Articles" columns={columns} rows={rows} rowKey={({ slug }) => slug} />
    </>
  )
}

const columns: Column<Row>[] = [
  {
    key: 'title',
    head: 'Article',
    text: 'wrap',
    phone: 'title',
    cell: ({ slug, title }) => (
      <Link to={`/support/${slug}`}>
        <b>{title}</b>
      </Link>
    ),
  },
  { key: 'section', head: 'Section', phone: 'under', cell: ({ section }) => section },
  {
    key: 'share',
    align: 'end',
    head: 'Helped, of 100',
    phone: 'title-end',
    cell: ({ helpedOfHundred }) => helpedOfHundred ?? '–',
  },
  { key: 'helpful', align: 'end', head: 'It helped', cell: ({ helpful }) => String(helpful) },
  { key: 'unhelpful', align: 'end', head: 'It did not', cell: ({ unhelpful }) => String(unhelpful) },
  {
    key: 'reads',
    align: 'end',
    head: `Read in ${ASKED_DAYS} days`,
    phone: 'under-end',
    cell: ({ reads }) => String(reads),
  },
]
