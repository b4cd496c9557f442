import { reading } from '#app/edge.ts'
import { csvFile } from '#app/csv-file.ts'
import { noteGivenOut } from '#app/note-given-out.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { openRoom, type RoomContext } from '../room-context.ts'
import { timelineView } from './timeline-view.ts'

const HEAD = ['Number', 'When, UTC', 'By', 'What happened', 'Details', 'Amount', 'Where it went']

/** Everything that happened, in sentences, for those who may see it all. */
export const loader = reading(async (edge) => {
  const context = await openRoom(edge)
  if (context.isInvited) throw new NotFound('There is no deal at this address')
  const { events } = context.room
  await noteGivenOut(edge, { what: `timeline of deal ${context.id}`, rows: events.length })
  const told = new Map(timelineView(namingBoth(context)).map((line) => [line.number, line]))
  return csvFile(
    `deal-${context.id}.csv`,
    HEAD,
    events.map(({ number, at, by }) => {
      const line = told.get(number)
      return [
        number,
        at.toISOString().slice(0, 16).replace('T', ' '),
        bySide[by],
        line?.words,
        line?.notes.join('. '),
        line?.amount,
        line?.parts.join(', '),
      ]
    }),
  )
})

const bySide = { buyer: 'Buyer', seller: 'Seller', clock: 'Clock', admin: 'Administrator' }

/** A file goes on to others, who are not 'you'. */
function namingBoth({ sides, ...context }: RoomContext): RoomContext {
  const named = {
    buyer: { ...sides.buyer, isYou: false },
    seller: { ...sides.seller, isYou: false },
  }
  return { ...context, sides: named, named: (party) => named[party].name }
}
