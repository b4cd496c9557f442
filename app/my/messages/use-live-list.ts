import { useRevalidator } from 'react-router'
import { useLive } from '#app/live/use-live.ts'

/** Reads the list anew when somebody wrote, or when it was read elsewhere. */
export function useLiveList(): void {
  const { revalidate } = useRevalidator()
  useLive(({ kind }) => {
    if (kind === 'message' || kind === 'message-read') void revalidate()
  }, true)
}
