import { SearchField } from '#app/ui/shell/search-field.tsx'

export type AdminSearchProps = { label: string; placeholder: string; words: string; most: number }

/** The field of a list's own search; the slash key jumps into it (`keys-help.tsx`). */
export function AdminSearch({ label, placeholder, words, most }: AdminSearchProps) {
  return <SearchField label={label} placeholder={placeholder} words={words} most={most} />
}
