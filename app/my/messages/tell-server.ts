export type Sign = { what: 'typing' } | { what: 'read'; upTo: number } | { what: 'draft'; text: string }

/** Tells the server what nobody pressed a button for. If it does not arrive, nothing is lost that matters. */
export async function tellServer(conversationId: string, sign: Sign): Promise<void> {
  await fetch(`/my/messages/${conversationId}/live`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sign),
    keepalive: true,
  }).catch(() => undefined)
}
