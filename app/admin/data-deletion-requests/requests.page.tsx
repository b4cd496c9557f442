import { useActionData } from 'react-router'
import { z } from 'zod'
import { refusalElsewhere, type RefusedForm } from '#app/forms/refused-form.ts'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { staffOnly, reading, type MemberEdge } from '#app/edge.ts'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import { findPeople } from '#domain/accounts/index.ts'
import { countDeletionRequests, findDeletionRequest } from '#domain/privacy/index.ts'
import { privacyLimits } from '#domain/privacy/input.ts'
import type { Route } from './+types/requests.page.ts'
import { Decide, decisionsOf } from './decide.tsx'
import { deletionIntents } from './deletion-intents.ts'
import { listRequests, requestRow } from './list-requests.ts'
import { RequestsTable } from './requests-table.tsx'

const HERE = '/admin/data-deletion-requests'

const DONE = new Map([
  ['run', 'The account was deleted.'],
  ['cancel', 'The request was cancelled, and the member was told.'],
])

export const loader = reading(
  staffOnly('deletions.read', async (edge) => {
    const { db, url, clock } = edge
    const isOver = url.searchParams.get('show') === 'over'
    const page = Number(/^\d{1,6}$/.exec(url.searchParams.get('page') ?? '')?.[0] ?? 1)
    return {
      now: clock.now(),
      isOver,
      done: DONE.get(url.searchParams.get('done') ?? ''),
      limits: privacyLimits,
      opened: await findOpened(db, url.searchParams.get('request')),
      ...(await listRequests(db, { isOver, page, counts: await countDeletionRequests(db) })),
    }
  }),
)

async function findOpened(db: MemberEdge['db'], asked: string | null) {
  const id = z.uuid().safeParse(asked).data
  const request = id && (await findDeletionRequest(db, id))
  return request ? requestRow(db, request, await findPeople(db, [request.memberId])) : undefined
}

export const action = deletionIntents

export const meta: Route.MetaFunction = () => describeAdminPage('Data deletion')

export default function RequestsPage({ loaderData }: Route.ComponentProps) {
  const { counts, rows, isOver, opened, now, page, pages, done, limits } = loaderData
  const refused = useActionData<RefusedForm>()
  return (
    <>
      <PageHead
        title="Data deletion"
        lede="Members who asked for their account to be deleted. When its day has come a job does it, unless something is still open."
      />
      {done ? (
        <Note role="status" icon="circle-check">
          {done}
        </Note>
      ) : null}
      <RefusedElsewhere
        result={refusalElsewhere(opened ? decisionsOf(opened) : [], refused)}
        wrote={{ reason: 'Reason' }}
      />
      {opened ? (
        <Decide key={opened.id} request={opened} now={now} refused={refused} limits={limits} />
      ) : null}
      <Tabs
        label="Requests"
        tabs={[
          { to: HERE, label: 'Waiting', count: counts.waiting, current: !isOver },
          { to: `${HERE}?show=over`, label: 'Over', count: counts.over, current: isOver },
        ]}
      />
      <RequestsTable rows={rows} isOver={isOver} now={now} />
      <Pagination page={page} pages={pages} />
    </>
  )
}
