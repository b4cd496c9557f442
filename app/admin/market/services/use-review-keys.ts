import { useEffect } from 'react'
import { isShortcut } from '#app/ui/shell/shortcut.ts'

/** A approves, R goes to the reasons, N to the next that waits, U up to the list. */
export function useReviewKeys(go: { approve(): void; reasons(): void; next(): void; list(): void }): void {
  useEffect(() => {
    const keys: Record<string, () => void> = { a: go.approve, r: go.reasons, n: go.next, u: go.list }
    function press(event: KeyboardEvent) {
      const key = event.key.toLowerCase()
      const act = Object.hasOwn(keys, key) ? keys[key] : undefined
      if (!act || !isShortcut(event, key)) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
}
