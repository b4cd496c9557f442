import { useActionData, useLocation } from 'react-router'
import { mayOpen, reading, staffOnly, type MemberEdge } from '#app/edge.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { DataTable } from '#app/ui/table/table.tsx'
import { avatarUrl } from '#domain/accounts/index.ts'
import { adminLimits, findNames, listMembers, MEMBERS_A_PAGE } from '#domain/accounts/index.ts'
import { findReputations } from '#domain/reputation/index.ts'
import { hallmarkOf } from '#app/shared/works/to-service-card.ts'
import { describeAdminPage } from '../describe-admin-page.ts'
import { refusalElsewhere, refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import type { Route } from './+types/users.page.ts'
import { listParams, membersIntents, readBulkIntent, readMemberIds, type MembersIntent } from './bulk.ts'
import { BulkForm } from './bulk-form.tsx'
import { readAsked } from './load-members.ts'
import { memberColumns } from './member-columns.tsx'
import { MemberFiltersForm } from './member-filters-form.tsx'
import { placeOf } from './place-of.ts'

export const loader = reading(
  staffOnly('members.read', async (edge) => {
    const { db, actor, url } = edge
    const asked = await readAsked(edge)
    const { members, ...page } = await listMembers(db, actor, asked)
    const reputations = await findReputations(
      db,
      members.map(({ id }) => id),
    )
    return {
      ...page,
      now: asked.now,
      filters: asked.filters,
      members: members.map((one) => ({
        ...one,
        avatarUrl: avatarUrl(one.avatarKey, 64),
        place: placeOf(one),
        hallmark: hallmarkOf(reputations.get(one.id)?.level ?? 'new'),
        completedCount: reputations.get(one.id)?.completedCount ?? 0,
      })),
      bulk: await loadBulk(edge),
      done: doneWords(url.searchParams.get('done')),
      listAddress: `/admin/users?${listParams(url)}`,
      csvAddress: mayOpen(actor, 'members.take-file') ? `/admin/users.csv?${listParams(url)}` : undefined,
      can: {
        seeEmail: mayOpen(actor, 'members.read-account'),
        edit: mayOpen(actor, 'members.edit'),
        signOut: mayOpen(actor, 'members.sign-out'),
        ban: mayOpen(actor, 'members.read-bans'),
      },
      limits: adminLimits,
      aPage: MEMBERS_A_PAGE,
    }
  }),
)

async function loadBulk({ db, actor, url }: MemberEdge) {
  const intent = readBulkIntent(url.searchParams.get('with'))
  if (!intent) return undefined
  return { intent, members: await findNames(db, actor, readMemberIds(url.searchParams.getAll('member'))) }
}

const DONE = new Map([
  ['verify', 'verified'],
  ['sign-out', 'signed out everywhere'],
  ['ban', 'banned'],
])

/** Only words of ours, whatever the address says. */
function doneWords(done: string | null): string | undefined {
  const [, intent = '', count = ''] = /^([a-z-]+)-(\d{1,3})$/.exec(done ?? '') ?? []
  const words = DONE.get(intent)
  return words && `${count} ${count === '1' ? 'member is' : 'members are'} ${words}.`
}

export const action = membersIntents

export const meta: Route.MetaFunction = () => describeAdminPage('Members')

const figure = new Intl.NumberFormat('en')

export default function UsersPage({ loaderData }: Route.ComponentProps) {
  const { filters, members, found, isMore, page, pages, now, bulk, done, can } = loaderData
  const refused = useActionData<RefusedForm>()
  const { key } = useLocation()
  return (
    <>
      <PageHead title="Members">
        <p className="small soft hide-s admin-keys">
          <kbd>J</kbd> <kbd>K</kbd> move, <kbd>X</kbd> select, <kbd>O</kbd> open, <kbd>/</kbd> search
        </p>
      </PageHead>
      {done ? <Note role="status">{done}</Note> : null}
      <RefusedElsewhere
        result={refusalElsewhere(bulk && bulk.members.length > 0 ? ['bulk'] : [], refused)}
        wrote={{ reason: 'Reason', evidence: 'Evidence' }}
      />
      {bulk ? (
        <BulkForm
          {...bulk}
          limits={loaderData.limits}
          lastResult={refusalFor('bulk', refused)}
          backTo={loaderData.listAddress}
        />
      ) : null}
      <MemberFiltersForm {...filters} seesEmail={can.seeEmail} />
      <DataTable
        key={key}
        label="Members"
        columns={memberColumns(now, can.seeEmail)}
        rows={members}
        rowKey={(row) => row.id}
        sort={filters.sort}
        count={`${isMore ? 'over ' : ''}${figure.format(found)} ${found === 1 ? 'member' : 'members'}`}
        csvHref={loaderData.csvAddress}
        tight
        select={
          can.ban
            ? {
                name: 'member',
                valueOf: (row) => row.id,
                labelOf: (row) => row.displayName,
                note: 'Each is written to the audit log',
                actions: (
                  <>
                    {can.edit ? (
                      <button name="intent" value={'verify' satisfies MembersIntent}>
                        Verify…
                      </button>
                    ) : null}
                    {can.signOut ? (
                      <button name="intent" value={'sign-out' satisfies MembersIntent}>
                        Sign out everywhere…
                      </button>
                    ) : null}
                    <button name="intent" value={'ban' satisfies MembersIntent}>
                      Ban…
                    </button>
                  </>
                ),
              }
            : undefined
        }
        empty={
          <EmptyState title="Nobody fits" actions={<ButtonLink to="/admin/users">Show all</ButtonLink>}>
            No member has all of this. Take a filter off, or search for less.
          </EmptyState>
        }
      />
      <Pagination page={page} pages={pages} note={`${loaderData.aPage} a page`} />
    </>
  )
}
