import { useEffect } from 'react'
import { useLive } from '#app/live/use-live.ts'
import { tellUnread, useUnread } from './use-unread.ts'

const COUNT = /^\(\d+\+?\) /

/** The count in the head while the page is open, in its title and on the badge of an installed app. */
export function useLiveUnread(): number {
  const unread = useUnread()
  useLive(({ kind }) => {
    if (kind === 'message' || kind === 'message-read' || kind === 'open') void askAgain()
  }, true)
  useEffect(() => {
    const name = document.title.replace(COUNT, '')
    document.title = unread > 0 ? `(${unread > 9 ? '9+' : unread}) ${name}` : name
    void (unread > 0 ? navigator.setAppBadge?.(unread) : navigator.clearAppBadge?.())?.catch(() => {})
  })
  return unread
}

async function askAgain(): Promise<void> {
  const answer = await fetch('/my/messages/unread').catch(() => undefined)
  if (answer?.ok) tellUnread(((await answer.json()) as { unread: number }).unread)
}
