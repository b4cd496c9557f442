import { useRef } from 'react'
import { SearchField } from '#app/ui/shell/search-field.tsx'
import { isShortcut } from '#app/ui/shell/shortcut.ts'
import { useKeyPress } from '#app/ui/shell/use-key-press.ts'

type AdminSearchProps = { label: string; placeholder: string; words: string; most: number }

/** The field of a list's own search. The slash key, where there is script, jumps into it and not into the search of the site. */
export function AdminSearch({ label, placeholder, words, most }: AdminSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  useKeyPress(
    (event) => {
      if (!isShortcut(event, '/')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      input.current?.select()
    },
    { first: true },
  )
  return <SearchField ref={input} label={label} placeholder={placeholder} words={words} most={most} />
}
