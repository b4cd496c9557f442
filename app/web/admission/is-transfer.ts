/** A form of this size has arrived whole before it takes a place (`whole-forms-first.ts`). */
export const FORM_BYTES = 65_536

/**
 * What waits for the network and not for the processor: pictures on their way out, and large bodies on
 * their way in; and a need that a model of the operator's may be asked about, sent without script.
 */
export function isTransfer(
  path: string,
  contentLength: string | null | undefined,
  transferEncoding: string | null | undefined,
): boolean {
  return (
    path.startsWith('/files/') ||
    (path === '/ai' && Number(contentLength ?? 0) > 0) ||
    Boolean(transferEncoding) ||
    Number(contentLength ?? 0) > FORM_BYTES
  )
}
