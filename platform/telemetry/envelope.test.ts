import { expect, test } from 'vitest'
import { BadEnvelope, jsonPayload, LARGEST_ENVELOPE_BYTES, makeEnvelope, parseEnvelope } from './envelope.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

test('what is made can be read again, also with letters longer than a byte', () => {
  const event = { message: 'Ошибка “très” 🔨\nsecond line' }
  const { header, items } = parseEnvelope(
    makeEnvelope({ event_id: 'e1' }, [{ type: 'event', payload: event }]),
  )
  expect(header).toEqual({ event_id: 'e1' })
  expect(items.map(jsonPayload)).toEqual([event])
})

test('items without a length end at the line, as the browser’s client writes them', () => {
  const envelope = parseEnvelope(
    bytes('{"sent_at":"x"}\n{"type":"event"}\n{"a":1}\n{"type":"transaction"}\n{"b":2}'),
  )
  expect(envelope.items.map((item) => [item.header.type, jsonPayload(item)])).toEqual([
    ['event', { a: 1 }],
    ['transaction', { b: 2 }],
  ])
})

test('a binary item with newlines in it is taken by its length', () => {
  const binary = new Uint8Array([0, 10, 255, 10, 1])
  const envelope = parseEnvelope(
    Buffer.concat([bytes('{}\n{"type":"attachment","length":5}\n'), binary, bytes('\n{"type":"event"}\n{}')]),
  )
  expect([...(envelope.items[0]?.payload ?? [])]).toEqual([...binary])
  expect(envelope.items[1]?.header.type).toBe('event')
})

test('a header alone and an empty item are envelopes too', () => {
  expect(parseEnvelope(bytes('{}\n')).items).toEqual([])
  expect(parseEnvelope(bytes('{}\n{"type":"attachment","length":0}\n\n')).items).toHaveLength(1)
})

test.each([
  ['nothing', ''],
  ['no JSON', 'hello'],
  ['an array for a header', '[]'],
  ['null for a header', 'null'],
  ['a header cut in the middle', '{"event_id":"1'],
  ['an item without a type', '{}\n{}\n{}'],
  ['a type that is no word', '{}\n{"type":"../event"}\n{}'],
  ['a length past the end', '{}\n{"type":"event","length":900}\n{}'],
  ['a length too short', '{}\n{"type":"event","length":1}\n{"a":1}'],
  ['a negative length', '{}\n{"type":"event","length":-5}\n{}'],
  ['a length in words', '{}\n{"type":"event","length":"2"}\n{}'],
  ['a fraction of a byte', '{}\n{"type":"event","length":1.5}\n{}'],
  ['a header longer than any real one', `{"a":"${'x'.repeat(20_000)}"}\n`],
  ['more items than any real one', `{}${'\n{"type":"event"}\n{}'.repeat(51)}`],
  ['more bytes than allowed', `{}\n{"type":"event"}\n"${'x'.repeat(LARGEST_ENVELOPE_BYTES)}"`],
])('%s is refused', (_, text) => {
  expect(() => parseEnvelope(bytes(text))).toThrow(BadEnvelope)
})

test('bytes that are no text are refused', () => {
  expect(() => parseEnvelope(new Uint8Array([0xff, 0xfe, 0x00, 0x0a, 0xc3]))).toThrow(BadEnvelope)
})

test('a payload that is not a JSON object is refused', () => {
  for (const payload of ['', '[1]', '"text"', '{"a":']) {
    const [item] = parseEnvelope(bytes(`{}\n{"type":"event","length":${payload.length}}\n${payload}`)).items
    expect(() => jsonPayload(item!)).toThrow(BadEnvelope)
  }
})
