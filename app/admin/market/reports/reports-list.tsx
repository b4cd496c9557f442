import { Form, Link } from 'react-router'
import { AdminSearch } from '#app/admin/admin-search.tsx'
import { ListSteps } from '#app/admin/case-desk/list-steps.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { REPORTS } from './address.ts'
import type { ReportsData } from './load-reports.ts'

/** Above the desk: what is shown, and a search for a thing, a member or a number. */
export function ReportsBar({ show, counts, words }: Pick<ReportsData, 'show' | 'counts' | 'words'>) {
  return (
    <div className="desk-bar">
      <Tabs
        label="Reports"
        tabs={[
          { to: REPORTS, label: 'To decide', count: counts.open, current: show === 'open' },
          {
            to: `${REPORTS}?in=appeals`,
            label: 'Appeals',
            count: counts.appeals,
            current: show === 'appeals',
          },
          {
            to: `${REPORTS}?in=decided`,
            label: 'Decided',
            count: counts.decided,
            current: show === 'decided',
          },
          {
            to: `${REPORTS}?in=decided-appeals`,
            label: 'Decided appeals',
            count: counts.decidedAppeals,
            current: show === 'decided-appeals',
          },
        ]}
      />
      <Form role="search" aria-label="Reports" action={REPORTS}>
        {show === 'open' ? null : <input type="hidden" name="in" value={show} />}
        <AdminSearch label="Search reports" placeholder="Thing, member, number" words={words} most={100} />
      </Form>
    </div>
  )
}

type ReportsListProps = Pick<ReportsData, 'rows' | 'show' | 'words' | 'now' | 'first' | 'more' | 'csv'> & {
  current?: string
}

export function ReportsList({ rows, show, words, now, first, more, csv, current }: ReportsListProps) {
  return (
    <div className="case-list">
      {rows.length === 0 ? <p className="soft">{emptyWords(show, words)}</p> : null}
      <ul aria-label="Cases">
        {rows.map((row) => (
          <li key={row.to}>
            <Link to={row.to} aria-current={row.to.split('?')[0] === current ? 'page' : undefined}>
              <b>{row.title}</b>
              <span>{row.whose}</span>
              <small>
                {row.what}
                <Time at={row.at} now={now} compact quiet />
              </small>
            </Link>
          </li>
        ))}
      </ul>
      <ListSteps first={first} more={more} />
      {csv ? (
        <p className="small">
          <a href={csv}>CSV</a>
        </p>
      ) : null}
    </div>
  )
}

function emptyWords(show: ReportsData['show'], words: string): string {
  if (words) return `Nothing here is of “${words}”.`
  if (show === 'appeals') return 'No appeal waits.'
  if (show === 'decided-appeals') return 'No appeal was decided yet.'
  return show === 'decided' ? 'Nothing was decided yet.' : 'Nothing waits.'
}
