import { staffOnly, reading } from '#app/edge.ts'
import type { ComboboxItem } from '#app/ui/inputs/combobox/use-found-items.ts'
import { suggestMembers } from '#domain/accounts/index.ts'
import { noteGivenOut } from '#app/note-given-out.ts'
import { readAsked } from './load-members.ts'

/** Members for the palette, a few at a time. */
export const loader = reading(
  staffOnly('members.read', async (edge) => {
    const asked = await readAsked(edge)
    const members = asked.filters.text ? await suggestMembers(edge.db, edge.actor, asked) : []
    const items: ComboboxItem[] = members.map((one) => ({
      value: `/admin/users/${one.id}`,
      label: one.displayName,
      note: `@${one.username}`,
    }))
    if (asked.filters.text) await noteGivenOut(edge, { what: 'names of members', rows: items.length })
    return Response.json(items, { headers: { 'Cache-Control': 'no-store' } })
  }),
)
