import { staffOnly, reading } from '#app/edge.ts'
import { listMembersForFile } from '#domain/accounts/index.ts'
import { csvFile } from '#app/csv-file.ts'
import { noteGivenOut } from '#app/note-given-out.ts'
import { readAsked } from './load-members.ts'

const HEAD = ['Id', 'Name', 'Username', 'E-mail', 'Country', 'City', 'Role', 'State', 'Joined', 'Last seen']

/** The members that the page's filters show, all pages of them, as a file. */
export const loader = reading(
  staffOnly('members.take-file', async (edge) => {
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
    await noteGivenOut(edge, { what: 'members', rows: rows.length })
    return csvFile('members.csv', HEAD, rows)
  }),
)
