import { useLive } from '#app/live/use-live.ts'
import { usePageAgain } from '#app/live/use-page-again.ts'
import type { Heard } from '#app/live/live-line.ts'

/** What comes to the desk appears by itself; `hear` is told of all else. */
export function useLiveDesk(hear?: (heard: Heard) => void): void {
  const { readAgain } = usePageAgain()
  useLive((heard) => {
    if (heard.kind === 'desk') void readAgain()
    hear?.(heard)
  }, true)
}
