/** A form of this size has arrived whole before it takes a place (`whole-forms-first.ts`). */
export const FORM_BYTES = 65_536

type Sent = { method: string; path: string; contentLength: string | null | undefined }

/**
 * What waits for the network and not for the processor: pictures on their way out, and large bodies on
 * their way in; and a need that a model of the operator's may be asked about, sent without script.
 */
export function isTransfer(sent: Sent): boolean {
  const { path } = sent
  return path.startsWith('/files/') || (path === '/ai' && bodyBytes(sent) > 0) || isLargeBody(sent)
}

export const isLargeBody = (sent: Omit<Sent, 'path'>): boolean => bodyBytes(sent) > FORM_BYTES

/** A page that is asked for has none, whatever its request says. */
export function bodyBytes({ method, contentLength }: Omit<Sent, 'path'>): number {
  return method === 'POST' ? Number(contentLength ?? 0) : 0
}
