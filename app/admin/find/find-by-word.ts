import type { ComboboxItem } from '#app/ui/inputs/combobox/use-found-items.ts'

/** Asks the server while somebody types into the palette of the administration. */
export async function findByWord(query: string, signal: AbortSignal): Promise<ComboboxItem[]> {
  const answer = await fetch(`/admin/find.json?q=${encodeURIComponent(query)}`, { signal })
  if (!answer.ok) throw new Error(`The search answered ${answer.status}`)
  return (await answer.json()) as ComboboxItem[]
}
