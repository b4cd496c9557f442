import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { TicketIntentName } from '#app/shared/support/ticket-view.ts'

/** What came while the page was open is read once somebody looks at it, not in a hidden tab. */
export function useSeen(isUnread: boolean): void {
  const { submit, state } = useFetcher()
  useEffect(() => {
    if (!isUnread || state !== 'idle') return undefined
    const tell = () => {
      if (document.visibilityState === 'visible')
        void submit({ intent: 'seen' satisfies TicketIntentName }, { method: 'post' })
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [isUnread, state, submit])
}
