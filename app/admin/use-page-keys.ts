import { useLayoutEffect } from 'react'
import { isShortcut } from '#app/ui/shell/shortcut.ts'
import { useKeyPress } from '#app/ui/shell/use-key-press.ts'

type KeyWords = Readonly<Record<string, string>>

/** What the keys of the page that is open do, in words. */
const described = new Set<KeyWords>()

export const listPageKeys = (): [string, string][] => [...described].flatMap((words) => Object.entries(words))

/** What each key of a desk does, outside of fields: `{ j: next, k: previous }`; in words for whoever asks by `?`. */
export function usePageKeys(keys: Readonly<Record<string, () => void>>, words?: KeyWords): void {
  useKeyPress((event) => {
    const key = event.key.toLowerCase()
    const act = Object.hasOwn(keys, key) ? keys[key] : undefined
    if (!act || !isShortcut(event, key)) return
    event.preventDefault()
    act()
  })
  useLayoutEffect(() => {
    if (!words) return undefined
    described.add(words)
    return () => void described.delete(words)
  }, [words])
}
