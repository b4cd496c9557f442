import { useActionData, useLocation } from 'react-router'
import { mayOpen, staffOnly, reading } from '#app/edge.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import { DataTable } from '#app/ui/table/table.tsx'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { refusalElsewhere, refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { describeAdminPage } from '../../describe-admin-page.ts'
import type { Route } from './+types/services.page.ts'
import { doneWords, listParams, pickValue } from './decide-many.ts'
import { decidedWords } from './decide.ts'
import { loadPicked } from './load-picked.ts'
import { loadQueue } from './load-queue.ts'
import { loadProjectQueue } from './projects/load-project-queue.ts'
import { projectDecided } from './projects/project-intents.ts'
import { ProjectQueue } from './projects/project-queue.tsx'
import { queueColumns } from './queue-columns.tsx'
import { QueueFilters } from './queue-filters.tsx'
import { queueIntents, type QueueIntent } from './queue-intents.ts'
import { SendBackMany } from './send-back-many.tsx'
import { useListKeys } from './use-queue-keys.ts'
import cssUrl from './moderation.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(
  staffOnly('services.read', async (edge) => {
    const queue = await loadQueue(edge)
    return {
      ...queue,
      sendingBack: loadPicked(edge, 'service', queue.rows),
      reasons: edge.settings.serviceReasons,
      projects: await loadProjectQueue(edge),
      done:
        doneWords(edge.url.searchParams.get('done')) ??
        decidedWords(edge.url.searchParams.get('decided')) ??
        projectDecided(edge.url.searchParams.get('decided')),
      csvAddress: `/admin/market/services.csv?${listParams(edge.url)}`,
      maySetWords: mayOpen(edge.actor, 'settings.change'),
    }
  }),
)

export const action = queueIntents

export const meta: Route.MetaFunction = () => describeAdminPage('Services and projects')

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { filters, isQueue, rows, found, isOver, page, pages, now, done, projects } = loaderData
  const refused = useActionData<RefusedForm>()
  const { key } = useLocation()
  const { sendingBack } = loaderData
  useListKeys()
  return (
    <>
      <PageHead title="Services and projects">
        <p className="small soft hide-s admin-keys">
          <kbd>J</kbd> <kbd>K</kbd> move, <kbd>A</kbd> approve, <kbd>X</kbd> select, <kbd>↵</kbd> open,{' '}
          <kbd>/</kbd> search
        </p>
        {loaderData.maySetWords ? <ButtonLink to="/admin/market/words">Words and reasons</ButtonLink> : null}
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
          <RefusedElsewhere
            result={refusalElsewhere(sendingBack ? ['send-back-many'] : [], refused)}
            wrote={{ note: 'In your own words' }}
          />
          {sendingBack ? (
            <SendBackMany
              thing="service"
              {...sendingBack}
              reasons={loaderData.reasons}
              lastResult={refusalFor('send-back-many', refused)}
            />
          ) : null}
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
              valueOf: pickValue,
              labelOf: (row) => row.title,
              note: 'Each is written to the audit log, and its seller is told',
              actions: (
                <>
                  <button name="intent" value={'approve' satisfies QueueIntent} data-key="a">
                    Approve
                  </button>
                  <button name="intent" value={'send-back' satisfies QueueIntent}>
                    Send back…
                  </button>
                </>
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
