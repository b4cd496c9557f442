import { isShortcut } from '#app/ui/shell/shortcut.ts'
import { useKeyPress } from '#app/ui/shell/use-key-press.ts'

/** What each key of a desk does, outside of fields: `{ j: next, k: previous }`. */
export function usePageKeys(keys: Readonly<Record<string, () => void>>): void {
  useKeyPress((event) => {
    const key = event.key.toLowerCase()
    const act = Object.hasOwn(keys, key) ? keys[key] : undefined
    if (!act || !isShortcut(event, key)) return
    event.preventDefault()
    act()
  })
}
