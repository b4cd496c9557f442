import { useLive } from '#app/live/use-live.ts'
import { useListAgain } from './use-list-again.ts'

/** Reads the list anew when somebody wrote, or when it was read elsewhere. */
export function useLiveList(): void {
  const readListAgain = useListAgain()
  useLive(({ kind }) => {
    if (kind === 'message' || kind === 'message-read') void readListAgain()
  }, true)
}
