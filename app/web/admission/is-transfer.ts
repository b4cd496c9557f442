/** A form of this size has arrived whole before it takes a place (`whole-forms-first.ts`). */
export const FORM_BYTES = 65_536

type Sent = { method: string; path: string; contentLength: string | null | undefined }

/**
 * What waits for the network and not for the processor: pictures on their way out, and large bodies on
 * their way in; and a need that a model of the operator's may be asked about, sent without script. A page that is asked for is
 * none, whatever its request says of a body.
 */
export function isTransfer({ method, path, contentLength }: Sent): boolean {
  const bodyBytes = method === 'POST' ? Number(contentLength ?? 0) : 0
  return path.startsWith('/files/') || (path === '/ai' && bodyBytes > 0) || bodyBytes > FORM_BYTES
}
