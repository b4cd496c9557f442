/** 32 hexadecimal digits, as Sentry's ids are; `crypto.randomUUID` is missing where a page comes without TLS. */
export function newEventId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
