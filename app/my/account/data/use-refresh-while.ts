import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const EVERY_MS = 2_000

/** Asks the server again while something is being made and the page is looked at; never twice at once. */
export function useRefreshWhile(isUnderWay: boolean): void {
  const { revalidate, state } = useRevalidator()
  const mayAsk = isUnderWay && state === 'idle'
  useEffect(() => {
    if (!mayAsk) return
    const timer = setInterval(() => {
      if (!document.hidden) void revalidate()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [mayAsk, revalidate])
}
