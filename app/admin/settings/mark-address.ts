/** Where a mark is shown from, by its key or by its address. */
export function markAddress(kept: string): string | undefined {
  if (kept === '') return undefined
  return kept.startsWith('/') ? kept : `/files/${kept}-128.png`
}
