import { askServer } from '#app/live/ask-server.ts'
import { LINE_OPENED } from '#app/live/stream-address.ts'
import { useLive } from '#app/live/use-live.ts'
import { usePageAgain } from '#app/live/use-page-again.ts'

/** Reads the room anew when something happened in it. Nobody is moved away from a form. */
export function useLiveRoom(
  dealId: string,
  pulse: number,
  isOn: boolean,
  conversationId: string | null,
): void {
  const { readAgain } = usePageAgain()
  /** What happened before anybody listened. */
  const askWhetherNew = async () => {
    const answer = await askServer<{ pulse: number }>(`/deals/${dealId}/pulse`)
    if (answer && answer.pulse !== pulse) await readAgain()
  }
  useLive(({ kind, dealId: about, conversationId: talk }) => {
    if (kind === 'deal' && about === dealId) void readAgain()
    // The first word in a room has a conversation that the page does not know yet.
    if (kind === 'message' && (conversationId === null || talk === conversationId)) void readAgain()
    if (kind === LINE_OPENED) void askWhetherNew()
  }, isOn)
}
