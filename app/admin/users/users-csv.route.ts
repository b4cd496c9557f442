import { staffOnly, reading } from '#app/edge.ts'
import { countMembersForFile, listMembersForFile } from '#domain/accounts/index.ts'
import { csvFile } from '#app/csv-file.ts'
import { noteGivenOut } from '#app/note-given-out.ts'
import { readAsked } from './load-members.ts'

const HEAD = ['Id', 'Name', 'Username', 'E-mail', 'Country', 'City', 'Role', 'State', 'Joined', 'Last seen']

/** The members that the page's filters show, all pages of them, as a file. */
export const loader = reading(
  staffOnly('members.take-file', async (edge) => {
    const { db, actor } = edge
    const asked = await readAsked(edge)
    const { count, isMore } = await countMembersForFile(db, actor, asked)
    await noteGivenOut(edge, { what: isMore ? 'members, at least' : 'members', rows: count })
    return csvFile('members.csv', HEAD, rows())

    async function* rows() {
      for await (const one of listMembersForFile(db, actor, asked))
        yield [
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
        ]
    }
  }),
)
