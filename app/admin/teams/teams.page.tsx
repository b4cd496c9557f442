import { Link } from 'react-router'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { staffOnly, reading } from '#app/edge.ts'
import teamsCssUrl from '#app/shared/teams/teams.css?url'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/table.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import type { Route } from './+types/teams.page.ts'
import { type AdminTeams, loadTeams } from './load-teams.ts'
import { stateNames, stateTones } from './state-words.ts'
import { TeamFilters } from './team-filters.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: teamsCssUrl }]

export const loader = reading(staffOnly('team.administer', loadTeams))

export const meta: Route.MetaFunction = () => describeAdminPage('Teams')

export default function AdminTeamsPage({ loaderData }: Route.ComponentProps) {
  const { rows, filters, page, pages, now, query, currency } = loaderData
  return (
    <>
      <PageHead title="Teams" lede="Everyone who sells under one name, with their people and shares.">
        <ButtonLink to={`/admin/teams.csv${query}`} reloadDocument>
          Download as CSV
        </ButtonLink>
      </PageHead>
      <TeamFilters {...filters} />
      <DataTable
        label="Teams"
        columns={columns(now, currency)}
        rows={rows}
        rowKey={({ id }) => id}
        tight
        empty={
          <EmptyState title="No team fits" actions={<ButtonLink to="/admin/teams">Show all</ButtonLink>}>
            No team has all of this.
          </EmptyState>
        }
      />
      <Pagination page={page} pages={pages} />
    </>
  )
}

const columns = (now: Date, currency: string): Column<AdminTeams['rows'][number]>[] => [
  {
    key: 'name',
    head: 'Team',
    text: 'cut',
    phone: 'title',
    cell: ({ id, name }) => (
      <Link to={`/admin/teams/${id}`}>
        <b>{name}</b>
      </Link>
    ),
  },
  {
    key: 'owner',
    head: 'Owner',
    text: 'cut',
    phone: 'under',
    cell: ({ owner }) => <Link to={`/admin/users/${owner.id}`}>{owner.name}</Link>,
  },
  { key: 'people', head: 'People', align: 'end', phone: 'under-end', cell: ({ people }) => people },
  {
    key: 'volume',
    head: 'Released, 30 days',
    align: 'end',
    cell: ({ releasedMinor }) => <Money minor={releasedMinor} currency={currency} />,
  },
  { key: 'started', head: 'Started', cell: ({ startedAt }) => <Time at={startedAt} now={now} quiet /> },
  {
    key: 'state',
    head: 'State',
    phone: 'title-end',
    cell: ({ state }) => <Tag tone={stateTones[state]}>{stateNames[state]}</Tag>,
  },
]
