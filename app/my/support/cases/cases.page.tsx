import { Link } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/table.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { listOwnCases, OWN_CASES_A_PAGE, type OwnCase } from '#domain/reports/index.ts'
import { decisionNames } from '#domain/reports/decision-words.ts'
import { kindWords } from '#domain/reports/report-rules.ts'
import { SupportTabs } from '../support-tabs.tsx'
import type { Route } from './+types/cases.page.ts'

export const loader = reading(
  memberOnly(async ({ db, actor, url, clock }) => {
    const before = Number(url.searchParams.get('before'))
    const cases = await listOwnCases(db, actor, {
      before: Number.isSafeInteger(before) && before > 0 ? before : undefined,
    })
    const last = cases.length === OWN_CASES_A_PAGE ? cases.at(-1) : undefined
    return {
      now: clock.now(),
      older: last ? `?before=${last.number}` : null,
      rows: cases.map(({ number, kind, title, isMine, decision, restoredAt, openedAt, decidedAt }) => ({
        number,
        what: kindWords[kind],
        title,
        isMine,
        state: stateOf({ decision, restoredAt }),
        at: decidedAt ?? openedAt,
      })),
    }
  }),
)

function stateOf({ decision, restoredAt }: Pick<OwnCase, 'decision' | 'restoredAt'>): string {
  if (restoredAt) return 'Undone'
  return decision ? decisionNames[decision] : 'Waits'
}

type Row = Route.ComponentProps['loaderData']['rows'][number]

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'Reports and decisions')

export default function CasesPage({ loaderData: { rows, now, older } }: Route.ComponentProps) {
  return (
    <>
      <SupportTabs />
      <PageHead
        title="Reports and decisions"
        lede="What you reported, and what was decided about things of yours."
      />
      {rows.length === 0 ? (
        <EmptyState title="Nothing here">
          Press Report where something is wrong. It is followed here under its number.
        </EmptyState>
      ) : (
        <DataTable
          label="Cases"
          columns={columnsAt(now)}
          rows={rows}
          rowKey={({ number }) => String(number)}
          keys={false}
        />
      )}
      {older ? (
        <p>
          <Link to={older}>Older</Link>
        </p>
      ) : null}
    </>
  )
}

const columnsAt = (now: Date): Column<Row>[] => [
  {
    key: 'title',
    head: 'What',
    text: 'wrap',
    phone: 'title',
    cell: ({ number, title }) => (
      <Link to={`/my/support/cases/${number}`}>
        <b>{title}</b>
      </Link>
    ),
  },
  { key: 'number', head: 'Number', cell: ({ number }) => String(number) },
  {
    key: 'whose',
    head: 'Whose',
    phone: 'under',
    cell: ({ what, isMine }) => (isMine ? `${what} of yours` : `${what}, reported by you`),
  },
  { key: 'state', head: 'State', phone: 'under-end', cell: ({ state }) => state },
  { key: 'at', head: 'When', phone: 'title-end', cell: ({ at }) => <Time at={at} now={now} quiet /> },
]
