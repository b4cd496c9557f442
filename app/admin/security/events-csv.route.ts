import { csvFile, type CsvCell } from '#app/csv-file.ts'
import { staffOnly, reading } from '#app/edge.ts'
import { noteGivenOut } from '#app/note-given-out.ts'
import { findNamedMember } from '#domain/accounts/index.ts'
import { authorise } from '#domain/security/permissions.ts'
import { countEvents, listEvents, type EventFilters } from '#domain/security/index.ts'
import type { Db } from '#platform/db/database.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { readQuery, readTyped } from './events/event-query.ts'
import { eventRows } from './events/event-rows.ts'

const MOST_LINES = 100_000
const AT_ONCE = 1_000
const HEAD = ['id', 'at', 'kind', 'what', 'by', 'role', 'about', 'address', 'device', 'details']

/** The events that the page's filters show, all pages of them, as a file. */
export const loader = reading(
  staffOnly('security.read', async (edge) => {
    const { db, url, actor, clock } = edge
    authorise(actor, 'security.read')
    const { filters, problems } = await readQuery(readTyped(url.searchParams), (member) =>
      findNamedMember(db, actor, member),
    )
    const [problem] = Object.values(problems)
    if (problem) throw new Invalid(problem)
    const name = `security-events-${clock.now().toISOString().slice(0, 10)}.csv`
    const rows = await countEvents(db, filters, MOST_LINES)
    await noteGivenOut(edge, { what: 'security events', rows })
    return csvFile(name, HEAD, rowsOf(db, filters))
  }),
)

/** A portion at a time, so that a long log never stands in memory whole. */
async function* rowsOf(db: Db, filters: EventFilters): AsyncGenerator<CsvCell[]> {
  let olderThan: EventFilters['olderThan']
  for (let lines = 0; lines < MOST_LINES; lines += AT_ONCE) {
    const { events, hasOlder } = await listEvents(db, { ...filters, olderThan, limit: AT_ONCE })
    for (const [index, row] of (await eventRows(db, events)).entries())
      yield [
        row.id,
        row.at.toISOString(),
        row.kind,
        row.words,
        row.by.label,
        events[index]?.role,
        row.about?.label,
        row.address,
        row.device,
        JSON.stringify(events[index]?.details ?? {}),
      ]
    const last = events.at(-1)
    if (!hasOlder || !last) return
    olderThan = { at: last.at, id: last.id }
  }
}
