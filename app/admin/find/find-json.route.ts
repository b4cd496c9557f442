import { reading, staffOnly } from '#app/edge.ts'
import { noteGivenOut } from '#app/note-given-out.ts'
import type { ComboboxItem } from '#app/ui/inputs/combobox/use-found-items.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { findEverything } from './find-everything.ts'
import { kindNames } from './finders.ts'

/** Of each kind so many stand in the palette: the page has the rest. */
const OF_A_KIND = 4

/** What the palette of the administration finds while somebody types. */
export const loader = reading(
  staffOnly('administration.enter', async (edge) => {
    const { words, found } = await findEverything(edge)
    const items: ComboboxItem[] = found.flatMap(({ kind, things }) =>
      things.slice(0, OF_A_KIND).map(({ to, name, note, state, sum }) => ({
        value: to,
        label: name,
        note: [kindNames[kind].one, state, sum && formatMoney(sum.minor, sum.currency), note]
          .filter(Boolean)
          .join(', '),
      })),
    )
    if (words !== '') await noteGivenOut(edge, { what: 'things found by words', rows: items.length })
    return Response.json(items, { headers: { 'Cache-Control': 'no-store' } })
  }),
)
