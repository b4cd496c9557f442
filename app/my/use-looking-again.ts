import { useEffect } from 'react'
import { usePageAgain } from '#app/live/use-page-again.ts'

const LOOK_AGAIN_MS = 2_000

/** With script a page that waits for a provider's word, or for a file that is being made, looks again by itself, never twice at once; without it there is a link. */
export function useLookingAgain(wanted: boolean): void {
  const { readAgain, isReading } = usePageAgain()
  const mayLook = wanted && !isReading
  useEffect(() => {
    if (!mayLook) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void readAgain()
    }, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [mayLook, readAgain])
}
