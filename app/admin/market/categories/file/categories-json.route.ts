import { reading, staffOnly } from '#app/edge.ts'
import { noteGivenOut } from '#app/note-given-out.ts'
import { listForFile } from '#domain/categories/index.ts'

/** The same for programs. */
export const loader = reading(
  staffOnly('categories.change', async (edge) => {
    const categories = await listForFile(edge.db, edge.actor)
    await noteGivenOut(edge, { what: 'categories', rows: categories.length })
    return new Response(`${JSON.stringify(categories, null, 2)}\n`, {
      headers: {
        'Content-Type': 'application/json',
        'Content-Disposition': 'attachment; filename="categories.json"',
        'Cache-Control': 'no-store',
      },
    })
  }),
)
