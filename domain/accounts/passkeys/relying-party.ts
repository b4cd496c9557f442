/** Who asks for a passkey: the host under which people reach the marketplace. A passkey answers to no other. */
export function relyingParty(siteOrigin: string): { id: string; origin: string } {
  const { hostname, origin } = new URL(siteOrigin)
  return { id: hostname, origin }
}

/** How a passkey names its member: by an id that says nothing of the person. */
export function userHandle(memberId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(memberId.replaceAll('-', ''), 'hex'))
}
