import { useActionData, useLocation } from 'react-router'
import { staffOnly, reading } from '#app/edge.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import { DataTable } from '#app/ui/table/table.tsx'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import type { RefusedForm } from '#app/forms/refused-form.ts'
import { describeAdminPage } from '../../describe-admin-page.ts'
import type { Route } from './+types/services.page.ts'
import { doneWords, listParams } from './approve-many.ts'
import { decidedWords } from './decide.ts'
import { projectDecided, queueIntents, type QueueIntent } from './decide-project.ts'
import { loadProjectQueue } from './load-project-queue.ts'
import { loadQueue } from './load-queue.ts'
import { ProjectQueue } from './project-queue.tsx'
import { queueColumns } from './queue-columns.tsx'
import { QueueFilters } from './queue-filters.tsx'
import cssUrl from './moderation.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(
  staffOnly('services.read', async (edge) => ({
    ...(await loadQueue(edge)),
    projects: await loadProjectQueue(edge),
    done:
      doneWords(edge.url.searchParams.get('done')) ??
      decidedWords(edge.url.searchParams.get('decided')) ??
      projectDecided(edge.url.searchParams.get('decided')),
    csvAddress: `/admin/market/services.csv?${listParams(edge.url)}`,
  })),
)

export const action = queueIntents

export const meta: Route.MetaFunction = () => describeAdminPage('Services and projects')

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { filters, isQueue, rows, found, isOver, page, pages, now, done, projects } = loaderData
  const refused = useActionData<RefusedForm>()
  const { key } = useLocation()
  return (
    <>
      <PageHead title="Services and projects">
        <p className="small soft hide-s admin-keys">
          <kbd>J</kbd> <kbd>K</kbd> move, <kbd>X</kbd> select, <kbd>↵</kbd> open, <kbd>/</kbd> search
        </p>
      </PageHead>
      {done ? <Note role="status">{done}</Note> : null}
      <Tabs
        label="What to look at"
        tabs={[
          { to: '/admin/market/services', label: 'Services', current: !projects.isOpen },
          {
            to: '/admin/market/services?show=projects',
            label: 'Projects',
            count: projects.waitingCount,
            current: projects.isOpen,
          },
        ]}
      />
      {projects.isOpen ? (
        <ProjectQueue queue={projects} now={now} refused={refused} />
      ) : (
        <>
          <QueueFilters {...filters} isQueue={isQueue} />
          <DataTable
            key={key}
            label="Services"
            columns={queueColumns(now, isQueue)}
            rows={rows}
            rowKey={(row) => row.id}
            sort={filters.sort}
            count={`${isOver ? 'Over ' : ''}${formatCount(found)} ${found === 1 ? 'service' : 'services'}`}
            csvHref={loaderData.csvAddress}
            tight
            select={{
              name: 'service',
              valueOf: (row) => `${row.id} ${row.submittedAt?.getTime() ?? 0}`,
              labelOf: (row) => row.title,
              note: 'Each is written to the audit log, and its seller is told',
              actions: (
                <button name="intent" value={'approve' satisfies QueueIntent}>
                  Approve
                </button>
              ),
            }}
            empty={<NothingThere isQueue={filters.show === 'waiting' && !filters.words} />}
          />
          <Pagination page={page} pages={pages} note={`${loaderData.aPage} a page`} />
        </>
      )}
    </>
  )
}

function NothingThere({ isQueue }: { isQueue: boolean }) {
  if (isQueue)
    return (
      <EmptyState
        title="Nothing waits"
        actions={<ButtonLink to="/admin/market/services?show=shown">See what is published</ButtonLink>}
      >
        Every service was looked at. New ones come here when a seller submits them.
      </EmptyState>
    )
  return (
    <EmptyState
      title="No service fits"
      actions={<ButtonLink to="/admin/market/services">Back to the queue</ButtonLink>}
    >
      No service has all of this. Choose another list, or search for less.
    </EmptyState>
  )
}
