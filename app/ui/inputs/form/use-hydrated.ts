import { useSyncExternalStore } from 'react'

const subscribeToNothing = () => () => {}

/** False on the server and until React has taken over the page; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}
