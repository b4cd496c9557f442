import { csvFile, type CsvCell } from '#app/csv-file.ts'
import { staffOnly, reading } from '#app/edge.ts'
import { noteGivenOut } from '#app/note-given-out.ts'
import { findNamedMember } from '#domain/accounts/index.ts'
import { authorise } from '#domain/security/permissions.ts'
import { countEvents, listEventsForFile, type EventFilters } from '#domain/security/index.ts'
import type { Db } from '#platform/db/database.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { readQuery, readTyped } from './events/event-query.ts'
import { eventRows } from './events/event-rows.ts'

/** More than this is not counted to the last: the trail says that it was so much at least. */
const COUNTED_MOST = 100_000
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
    const found = await countEvents(db, filters, COUNTED_MOST + 1)
    const what = found > COUNTED_MOST ? 'security events, at least' : 'security events'
    await noteGivenOut(edge, { what, rows: Math.min(found, COUNTED_MOST) })
    return csvFile(name, HEAD, rowsOf(db, filters))
  }),
)

/** A portion at a time, so that a long log never stands in memory whole. */
async function* rowsOf(db: Db, filters: EventFilters): AsyncGenerator<CsvCell[]> {
  for await (const events of listEventsForFile(db, filters))
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
}
