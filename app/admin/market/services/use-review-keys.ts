import { isShortcut } from '#app/ui/shell/shortcut.ts'
import { useKeyPress } from '#app/ui/shell/use-key-press.ts'

/** A approves, R goes to the reasons, N to the next that waits, U up to the list. */
export function useReviewKeys(go: { approve(): void; reasons(): void; next(): void; list(): void }): void {
  const keys: Record<string, () => void> = { a: go.approve, r: go.reasons, n: go.next, u: go.list }
  useKeyPress((event) => {
    const key = event.key.toLowerCase()
    const act = Object.hasOwn(keys, key) ? keys[key] : undefined
    if (!act || !isShortcut(event, key)) return
    event.preventDefault()
    act()
  })
}
