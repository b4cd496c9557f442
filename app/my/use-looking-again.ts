import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const LOOK_AGAIN_MS = 2_000

/** With script a page that waits for a payment provider's word looks again by itself; without it there is a link. */
export function useLookingAgain(wanted: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!wanted) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [wanted, revalidate])
}
