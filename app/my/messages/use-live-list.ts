import { useLive } from '#app/live/use-live.ts'
import { usePageAgain } from '#app/live/use-page-again.ts'

/** Reads the list anew when somebody wrote, or when it was read elsewhere. */
export function useLiveList(): void {
  const { readAgain } = usePageAgain()
  useLive(({ kind }) => {
    if (kind === 'message' || kind === 'message-read' || kind === 'message-places') void readAgain()
  }, true)
}
