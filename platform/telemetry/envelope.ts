/**
 * Sentry envelopes: a line of JSON for the whole, then for each item a line of JSON and its payload. Everything here may
 * come from a stranger, so every length is checked and nothing is trusted to be what it says.
 */
type EnvelopeHeader = Record<string, unknown>
type EnvelopeItem = { header: { type: string } & Record<string, unknown>; payload: Uint8Array }
export type Envelope = { header: EnvelopeHeader; items: EnvelopeItem[] }

export const LARGEST_ENVELOPE_BYTES = 200 * 1024
const LONGEST_HEADER_BYTES = 16 * 1024
const MOST_ITEMS = 50
const NEWLINE = 10

export class BadEnvelope extends Error {}

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true })

export function parseEnvelope(bytes: Uint8Array): Envelope {
  if (bytes.length > LARGEST_ENVELOPE_BYTES) throw new BadEnvelope('The envelope is too large')
  const header = lineAt(bytes, 0)
  const items: EnvelopeItem[] = []
  let at = header.next
  while (at < bytes.length) {
    if (items.length === MOST_ITEMS) throw new BadEnvelope(`The envelope has more than ${MOST_ITEMS} items`)
    const item = itemAt(bytes, at)
    items.push(item.item)
    at = item.next
  }
  return { header: parseObject(header.line, 'header'), items }
}

export function makeEnvelope(
  header: EnvelopeHeader,
  items: { type: string; payload: unknown }[],
): Uint8Array {
  const parts = [JSON.stringify(header)]
  for (const { type, payload } of items) {
    const text = JSON.stringify(payload)
    parts.push(JSON.stringify({ type, length: encoder.encode(text).length }), text)
  }
  return encoder.encode(`${parts.join('\n')}\n`)
}

/** The payload of an item whose type says that it is JSON. */
export function jsonPayload(item: EnvelopeItem): Record<string, unknown> {
  return parseObject(item.payload, `'${item.header.type}' item`)
}

function itemAt(bytes: Uint8Array, start: number): { item: EnvelopeItem; next: number } {
  const headerLine = lineAt(bytes, start)
  const header = parseObject(headerLine.line, 'item header')
  const { type, length } = header
  if (typeof type !== 'string' || !/^[a-z_]{1,32}$/.test(type)) throw new BadEnvelope('An item has no type')
  if (length === undefined) {
    const payload = restOfLine(bytes, headerLine.next)
    return { item: { header: { ...header, type }, payload: payload.line }, next: payload.next }
  }
  if (typeof length !== 'number' || !Number.isInteger(length) || length < 0) {
    throw new BadEnvelope('An item has a length that is no length')
  }
  const end = headerLine.next + length
  if (end > bytes.length) throw new BadEnvelope('An item ends after the envelope does')
  if (end < bytes.length && bytes[end] !== NEWLINE) throw new BadEnvelope('An item is longer than its length')
  return {
    item: { header: { ...header, type }, payload: bytes.subarray(headerLine.next, end) },
    next: end + 1,
  }
}

function lineAt(bytes: Uint8Array, start: number): { line: Uint8Array; next: number } {
  const found = restOfLine(bytes, start)
  if (found.line.length > LONGEST_HEADER_BYTES) throw new BadEnvelope('A header is too long')
  return found
}

function restOfLine(bytes: Uint8Array, start: number): { line: Uint8Array; next: number } {
  const newline = bytes.indexOf(NEWLINE, start)
  const end = newline === -1 ? bytes.length : newline
  return { line: bytes.subarray(start, end), next: end + 1 }
}

function parseObject(bytes: Uint8Array, what: string): Record<string, unknown> {
  let value: unknown
  try {
    value = JSON.parse(decoder.decode(bytes))
  } catch {
    throw new BadEnvelope(`The ${what} is not JSON`)
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new BadEnvelope(`The ${what} is not an object`)
  }
  return value as Record<string, unknown>
}
