import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/**
 * The visitor's own day as `2026-11-20`. Kept pages are shared between days, so the server may not know it: until the
 * browser takes over it is what the server said, or nothing.
 */
export function useToday(fromServer: string | undefined): string | undefined {
  return useSyncExternalStore(
    neverChanges,
    () => localDay(new Date()),
    () => fromServer,
  )
}

const two = (part: number) => String(part).padStart(2, '0')

function localDay(at: Date): string {
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`
}
