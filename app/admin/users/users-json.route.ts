import { adminOnly, reading } from '#app/edge.ts'
import type { ComboboxItem } from '#app/ui/combobox/use-found-items.ts'
import { suggestMembers } from '#domain/accounts/index.ts'
import { readAsked } from './load-members.ts'

/** Members for the palette, a few at a time. */
export const loader = reading(
  adminOnly(async (edge) => {
    const asked = await readAsked(edge)
    const members = asked.filters.text ? await suggestMembers(edge.db, edge.actor, asked) : []
    const items: ComboboxItem[] = members.map((one) => ({
      value: `/admin/users/${one.id}`,
      label: one.displayName,
      note: `@${one.username}`,
    }))
    return Response.json(items, { headers: { 'Cache-Control': 'no-store' } })
  }),
)
