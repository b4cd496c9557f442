import { csvFile } from '#app/csv-file.ts'
import { reading, staffOnly } from '#app/edge.ts'
import { noteGivenOut } from '#app/note-given-out.ts'
import { placementWords } from '#domain/banners/banner-words.ts'
import { loadBanners } from './load-banners.ts'

/** The days of the banners that the page shows. */
export const loader = reading(
  staffOnly('banner.read', async (edge) => {
    const { lines, figures, at, length } = await loadBanners(edge)
    const byNumber = new Map(lines.map((line) => [line.number, line]))
    const rows = figures.flatMap(({ number, day, seen, clicked, closed }) => {
      const line = byNumber.get(number)
      if (!line || (at && line.placement !== at)) return []
      return [[day, number, line.title, placementWords[line.placement], seen, clicked, closed]]
    })
    await noteGivenOut(edge, { what: 'banners by day', rows: rows.length })
    return csvFile(
      `banners-${length}-days.csv`,
      ['Day', 'Number', 'Title', 'Place', 'Seen', 'Clicked', 'Closed'],
      rows,
    )
  }),
)
