import { adminOnly, reading } from '#app/edge.ts'
import { listMembersForFile } from '#domain/accounts/index.ts'
import { csvLine } from '../security/events/write-csv.ts'
import { readAsked } from './load-members.ts'

const HEAD = ['Id', 'Name', 'Username', 'E-mail', 'Country', 'City', 'Role', 'State', 'Joined', 'Last seen']

export const loader = reading(
  adminOnly(async (edge) => {
    const members = await listMembersForFile(edge.db, edge.actor, await readAsked(edge))
    const rows = members.map((one) => [
      one.id,
      one.displayName,
      one.username,
      one.email,
      one.country,
      one.city,
      one.role,
      one.state,
      one.joinedAt.toISOString(),
      one.lastSeenAt?.toISOString(),
    ])
    return new Response([HEAD, ...rows].map(csvLine).join(''), {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': 'attachment; filename="members.csv"',
        'Cache-Control': 'no-store',
      },
    })
  }),
)
