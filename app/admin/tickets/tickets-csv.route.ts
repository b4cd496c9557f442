import { csvFile } from '#app/csv-file.ts'
import { reading, staffOnly } from '#app/edge.ts'
import { noteGivenOut } from '#app/note-given-out.ts'
import { countTicketsForFile, listTicketsForFile } from '#domain/support/index.ts'
import { readShown } from './queue/load-queue.ts'

const HEAD = [
  'Number',
  'State',
  'Kind',
  'Priority',
  'Subject',
  'Name',
  'E-mail',
  'Opened',
  'Answer due',
  'First answer',
  'Working minutes',
  'Resolved',
  'Rating',
]

/** A view of the queue as a file, all of it. */
export const loader = reading(
  staffOnly('ticket.see-desk', async (edge) => {
    const { db, actor, url, clock } = edge
    const asked = { ...readShown(url.searchParams), now: clock.now() }
    const { count, isMore } = await countTicketsForFile(db, actor, asked)
    await noteGivenOut(edge, { what: isMore ? 'tickets, at least' : 'tickets', rows: count })
    return csvFile('tickets.csv', HEAD, rows())

    async function* rows() {
      for await (const one of listTicketsForFile(db, actor, asked))
        yield [
          one.number,
          one.state,
          one.kind,
          one.priority,
          one.subject,
          one.name,
          one.email,
          one.openedAt.toISOString(),
          one.answerDueAt?.toISOString(),
          one.answeredAt?.toISOString(),
          one.answeredInMinutes,
          one.resolvedAt?.toISOString(),
          one.rating,
        ]
    }
  }),
)
