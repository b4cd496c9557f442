import { useEffect, useRef } from 'react'
import { Icon } from '#app/ui/icon/icon.tsx'
import { isShortcut } from '#app/ui/shell/shortcut.ts'

type AdminSearchProps = { label: string; placeholder: string; words: string; most: number }

/** The field of a list's own search. The slash key, where there is script, jumps into it and not into the search of the site. */
export function AdminSearch({ label, placeholder, words, most }: AdminSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    function jump(event: KeyboardEvent) {
      if (!isShortcut(event, '/')) return
      event.preventDefault()
      event.stopImmediatePropagation()
      input.current?.select()
    }
    document.addEventListener('keydown', jump, { capture: true })
    return () => document.removeEventListener('keydown', jump, { capture: true })
  }, [])
  return (
    <span className="search">
      <Icon name="search" />
      <input
        key={words}
        ref={input}
        type="search"
        name="q"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={words}
        maxLength={most}
      />
    </span>
  )
}
