import type { Form } from './read-forms.ts'
import { isTyped } from './send-form.ts'

export type Body = {
  what: string
  body: string | Uint8Array<ArrayBuffer>
  type: string
  /** What was typed stands on the page again; of the others the answer to a script says as much. */
  comesBack?: true
}

const FORM = 'application/x-www-form-urlencoded'
const BOUNDARY = 'a-boundary-of-the-form'
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`

/** Comes back nowhere: no form has a field for it. */
export const UNKNOWN = 'what-no-form-asked-for'

type Pair = [name: string, value: string]
const asForm = (pairs: readonly Pair[]) => new URLSearchParams(pairs as Pair[]).toString()
const times = (count: number, pair: (at: number) => Pair) =>
  Array.from({ length: count }, (_, at) => pair(at))

/** Bodies that no page of ours sends, each over one limit: refused by whoever reads a form, before anything is done. */
export function bodiesOverLimits({ fields }: Pick<Form, 'fields'>): Body[] {
  const own = fields.map(({ name, value }): Pair => [name, value])
  const [known = 'name'] = fields.filter(isTyped).map(({ name }) => name)
  const pairs: Record<string, Pair[]> = {
    'huge indices': times(40, (at) => [`a${at}[9000000]`, 'x']),
    'a huge index of a field that is known': [[`${known}[9000000]`, 'x']],
    'a name of 20,000 steps': [[`a${'.a'.repeat(20_000)}`, 'x']],
    'lists in lists': [[`${known}${'[0]'.repeat(40)}`, 'x']],
    'a thousand and more fields': times(1_001, (at) => [`a${at % 7}`, '']),
    'a name without end': [['n'.repeat(10_000), 'x']],
    'the prototype of everything': [[`${known}.__proto__.x`, 'x']],
    'words of the library that reads forms': [
      ['__intent__', JSON.stringify({ type: 'insert', payload: { name: 'a', index: 9_000_000 } })],
    ],
    'a state that is no JSON': [['__state__', '{{{']],
  }
  return [
    ...Object.entries(pairs).map(([what, more]) => ({ what, body: asForm([...own, ...more]), type: FORM })),
    { what: 'parts without an end', body: `--${BOUNDARY}\r\nContent-Disp`, type: MULTIPART },
    { what: 'more files than any form takes', body: filesOf(60), type: MULTIPART },
    { what: 'text that is no form', body: 'intent=x', type: 'text/plain' },
  ]
}

/** Bodies within all limits that are as wrong as can be: whatever they do, the answer stays small. */
export function bodiesWithinLimits({ fields }: Pick<Form, 'fields'>): Body[] {
  const own = fields.map(({ name, value }): Pair => [name, value])
  const typed = fields.filter(({ kind }) => kind !== 'hidden').map(({ name }) => name)
  const hiddenFields = fields
    .filter(({ kind }) => kind === 'hidden')
    .map(({ name, value }): Pair => [name, value])
  const unknown: Pair[] = ['unknown', 'unknown[199]', 'unknown.a[0].b', 'constructor'].map((name) => [
    name,
    UNKNOWN,
  ])
  const twice = typed.flatMap((name): Pair[] => [
    [name, 'one'],
    [name, 'two'],
    [`${name}[199]`, 'three'],
    [`${name}[199].part`, 'four'],
    [`${name}.part`, UNKNOWN],
  ])
  const rows = times(900, (at): Pair => {
    const name = typed[at % typed.length] ?? ''
    const row = Math.min(199, Math.floor(at / typed.length))
    return [name.replace(/(\[|\.)0(?=\]|\.)/, `$1${row}`), 'x']
  })
  const quotes = typed.map((name): Pair => [name, '"<&\\\u0000\u2028'.repeat(400)])
  const bytes = typed.map((name) => `${encodeURIComponent(name)}=%FF%C0%AF%ED%A0%80`)
  const unknownAlone = {
    what: 'unknown fields alone',
    body: asForm([...hiddenFields, ...unknown]),
    type: FORM,
  }
  if (typed.length === 0) return [unknownAlone]
  return [
    // Without what a person types first, so that most are refused and their thing is there for the next.
    unknownAlone,
    { what: 'lists for words', body: asForm([...hiddenFields, ...twice]), type: FORM, comesBack: true },
    { what: 'rows without end', body: asForm([...hiddenFields, ...rows]), type: FORM, comesBack: true },
    { what: 'what must be escaped', body: asForm([...hiddenFields, ...quotes]), type: FORM, comesBack: true },
    { what: 'no UTF-8', body: [asForm(hiddenFields), ...bytes].join('&'), type: FORM },
    { what: 'files for words', body: partsOf(hiddenFields, typed), type: MULTIPART },
    { what: 'unknown fields beside all others', body: asForm([...own, ...unknown]), type: FORM },
  ]
}

const part = (name: string, value: string, file = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`

const filesOf = (count: number) =>
  `${part('files', 'x', '; filename="x.txt"').repeat(count)}--${BOUNDARY}--\r\n`

function partsOf(hiddenFields: readonly Pair[], typed: readonly string[]): string {
  const words = hiddenFields.map(([name, value]) => part(name, value))
  const files = typed.map((name) => part(name, '\u0001', '; filename="../../etc/passwd"'))
  return `${[...words, ...files].join('')}--${BOUNDARY}--\r\n`
}
