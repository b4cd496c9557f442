import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const ASK_EVERY_MS = 5_000

/** Asks whether something happened in the room while it is looked at, and reads it anew if so. Nobody is moved away from a form. */
export function useLiveRoom(dealId: string, pulse: number, isBusy: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isBusy) return undefined
    const ask = async () => {
      if (document.visibilityState !== 'visible') return
      const answer = await fetch(`/deals/${dealId}/pulse`).catch(() => undefined)
      if (answer?.ok && (await answer.json()).pulse !== pulse) await revalidate()
    }
    const timer = setInterval(() => void ask(), ASK_EVERY_MS)
    return () => clearInterval(timer)
  }, [dealId, pulse, isBusy, revalidate])
}
