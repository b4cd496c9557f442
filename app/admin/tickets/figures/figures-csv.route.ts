import { csvFile } from '#app/csv-file.ts'
import { reading, staffOnly } from '#app/edge.ts'
import { noteGivenOut } from '#app/note-given-out.ts'
import { loadDeskFigures } from './load-desk-figures.ts'

/** The days that the page shows. */
export const loader = reading(
  staffOnly('ticket.see-desk', async (edge) => {
    const { days, daily } = await loadDeskFigures(edge)
    await noteGivenOut(edge, { what: 'tickets by day', rows: daily.length })
    return csvFile(
      `desk-${days}-days.csv`,
      ['Day', 'Opened', 'First answers', 'Resolved'],
      daily.map(({ day, opened, answered, resolved }) => [day, opened, answered, resolved]),
    )
  }),
)
