import { useEffect } from 'react'
import { askServer } from '#app/live/ask-server.ts'
import { showUnread } from '#app/live/show-unread.ts'
import { useLive } from '#app/live/use-live.ts'
import { countOf, type Tally } from './tally.ts'
import { tellUnread, useUnread } from './use-unread.ts'

/** The count in the head while the page is open, in its title and on the badge of an installed app. */
export function useLiveUnread(): Tally {
  const unread = useUnread()
  useLive(({ kind }) => {
    if (kind.startsWith('message') || kind === 'open') void askAgain()
  }, true)
  useEffect(() => showUnread('messages', countOf(unread)))
  return unread
}

async function askAgain(): Promise<void> {
  const answer = await askServer<{ unread: number }>('/my/messages/unread')
  if (answer) tellUnread(answer.unread)
}
