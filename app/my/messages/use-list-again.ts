import { useRevalidator } from 'react-router'

/**
 * Reads the list beside a conversation anew. A page that is read while the line is broken would be replaced by an error, and what is being typed
 * with it: so the server is asked for a figure first.
 */
export function useListAgain(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  return async () => {
    if (!navigator.onLine) return
    const answer = await fetch('/my/messages/unread').catch(() => undefined)
    if (answer?.ok) await revalidate()
  }
}
