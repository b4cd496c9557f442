import { reading } from '#app/edge.ts'
import { csvFile } from '#app/csv-file.ts'
import { noteGivenOut } from '#app/note-given-out.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { openRoom } from './room-context.ts'
import { wordsOf } from './timeline-view.ts'

/** Everything that happened, for those who may see it all. */
export const loader = reading(async (edge) => {
  const context = await openRoom(edge)
  if (context.isInvited) throw new NotFound('There is no deal at this address')
  const { events } = context.room
  await noteGivenOut(edge, { what: `timeline of deal ${context.id}`, rows: events.length })
  return csvFile(
    `deal-${context.id}.csv`,
    ['number', 'at', 'by', 'what', 'details'],
    events.map((event) => [
      event.number,
      event.at.toISOString(),
      event.by,
      wordsOf(context, event),
      JSON.stringify(event.data),
    ]),
  )
})
