import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Site } from '#app/site.ts'
import { type Tally, tallyOf } from './tally.ts'

const NOTHING = tallyOf(0)

/** What was heard since the page was made; nothing until something was. */
let heard: Tally | undefined
const listeners = new Set<() => void>()

const listen = (changed: () => void) => {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** Everything on the page that counts unread conversations counts the same. */
export function tellUnread(unread: number): void {
  heard = tallyOf(unread)
  for (const changed of listeners) changed()
}

/** How many conversations of whoever is signed in have something unread. */
export function useUnread(): Tally {
  const loaded = useRouteLoaderData<Site>('root')?.viewer?.unreadMessages ?? NOTHING
  return useSyncExternalStore(
    listen,
    () => heard ?? loaded,
    () => loaded,
  )
}
