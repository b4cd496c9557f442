import { useRevalidator } from 'react-router'
import { askServer } from '#app/live/ask-server.ts'
import { LINE_OPENED } from '#app/live/stream-address.ts'
import { useLive } from '#app/live/use-live.ts'

/** Reads the room anew when something happened in it. Nobody is moved away from a form. */
export function useLiveRoom(
  dealId: string,
  pulse: number,
  isOn: boolean,
  conversationId: string | null,
): void {
  const { revalidate } = useRevalidator()
  /** What happened before anybody listened. */
  const askWhetherNew = async () => {
    const answer = await askServer<{ pulse: number }>(`/deals/${dealId}/pulse`)
    if (answer && answer.pulse !== pulse) await revalidate()
  }
  useLive(({ kind, dealId: about, conversationId: talk }) => {
    if (kind === 'deal' && about === dealId) void revalidate()
    // The first word in a room has a conversation that the page does not know yet.
    if (kind === 'message' && (conversationId === null || talk === conversationId)) void revalidate()
    if (kind === LINE_OPENED) void askWhetherNew()
  }, isOn)
}
