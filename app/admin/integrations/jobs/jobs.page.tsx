import { useActionData } from 'react-router'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { refusalElsewhere, refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { staffOnly, reading } from '#app/edge.ts'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { AdminPart } from '../../admin-part.tsx'
import cssUrl from '../integrations.css?url'
import type { Route } from './+types/jobs.page.ts'
import { jobsIntents } from './act-on-jobs.ts'
import { FailedJobsTable } from './failed-jobs-table.tsx'
import { DiscardJobsForm } from './discard-jobs-form.tsx'
import { loadJobs } from './load-jobs.ts'
import { QueuesTable } from './queues-table.tsx'
import { WorkersTable } from './workers-table.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(staffOnly('integrations.read', loadJobs))

export const action = jobsIntents

export const meta: Route.MetaFunction = () => describeAdminPage('Jobs')

export default function JobsPage({ loaderData }: Route.ComponentProps) {
  const { workers, queues, leaving, limits, done, now } = loaderData
  const refused = useActionData() as RefusedForm | undefined
  const isDeciding = leaving.length > 0
  return (
    <>
      <Crumbs trail={[{ label: 'Integrations', to: '/admin/integrations' }, { label: 'Jobs' }]} />
      <PageHead
        title="Jobs"
        lede="E-mails, payments, pictures and deadlines: what is done behind the pages, who does it, and what could not be done."
      />
      {done && !refused ? (
        <Note role="status" icon="circle-check">
          {done}
        </Note>
      ) : null}
      <RefusedElsewhere
        result={refusalElsewhere(isDeciding ? ['let-go'] : [], refused)}
        wrote={{ reason: 'Reason' }}
      />
      {isDeciding ? (
        <DiscardJobsForm jobs={leaving} limits={limits} lastResult={refusalFor('let-go', refused)} />
      ) : null}
      <AdminPart id="failed" title="Failed for good">
        <div>
          <FailedJobsTable {...loaderData} />
        </div>
      </AdminPart>
      <AdminPart id="workers" title="Workers">
        <div>
          <WorkersTable workers={workers} now={now} />
        </div>
      </AdminPart>
      <AdminPart id="queues" title="Waiting">
        <div>
          <QueuesTable queues={queues} />
        </div>
      </AdminPart>
    </>
  )
}
