import { csvFile } from '#app/csv-file.ts'
import { reading, staffOnly } from '#app/edge.ts'
import { noteGivenOut } from '#app/note-given-out.ts'
import { columns, listForFile } from '#domain/categories/index.ts'

/** The whole tree as a file that can be changed and imported again. */
export const loader = reading(
  staffOnly('categories.change', async (edge) => {
    const categories = await listForFile(edge.db, edge.actor)
    const rows = categories.map((one) =>
      columns.map((name) => {
        if (name === 'redirects') return one.redirects.join(' ')
        return name === 'hidden' ? (one.hidden ? 'yes' : 'no') : one[name]
      }),
    )
    await noteGivenOut(edge, { what: 'categories', rows: rows.length })
    return csvFile('categories.csv', columns, rows)
  }),
)
