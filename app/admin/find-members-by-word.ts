import type { ComboboxItem } from '#app/ui/inputs/combobox/use-found-items.ts'

/** Asks the server for members while an administrator types into the palette. */
export async function findMembersByWord(query: string, signal: AbortSignal): Promise<ComboboxItem[]> {
  const answer = await fetch(`/admin/users.json?q=${encodeURIComponent(query)}`, { signal })
  if (!answer.ok) throw new Error(`The search answered ${answer.status}`)
  return (await answer.json()) as ComboboxItem[]
}
