import type { Form } from './read-forms.ts'
import { isTyped } from './send-form.ts'

export type Body = {
  what: string
  body: string | Uint8Array<ArrayBuffer>
  type?: string
  /** What was typed stands on the page again, and is looked for there; of the others the answer to a script says as much. */
  comesBack?: true
  /** Refused for the names of its fields: by the bounds of all forms, not by what this one asks for. */
  isOutOfBounds?: true
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

const LARGE = 1024 * 1024
/** Twenty times as many as any form may have; to read ten times more took a page longer than all its other bad forms. */
const MANY_FIELDS = 20_000

/** What is wrong with the sending itself: whatever it is taken for, nobody is at fault. */
export function bodiesOfNoForm({ fields }: Pick<Form, 'fields'>): Body[] {
  const own = fields.map(({ name, value }): Pair => [name, value])
  return [
    { what: 'a body without a type', body: new TextEncoder().encode('intent=x&a=b') },
    { what: 'JSON', body: '{"intent":"x"}', type: 'application/json' },
    { what: 'lists of JSON', body: '[[[[1]]]]', type: 'application/json' },
    { what: 'parts without a boundary', body: 'abc', type: 'multipart/form-data' },
    { what: 'another boundary', body: 'abc', type: MULTIPART },
    { what: 'another charset', body: 'intent=%E4', type: `${FORM}; charset=iso-8859-1` },
    { what: 'bytes', body: new Uint8Array([0, 255, 254]), type: 'application/octet-stream' },
    { what: 'an unknown intent', body: 'intent=no-such-intent', type: FORM },
    { what: 'the name of every object as an intent', body: 'intent=__proto__', type: FORM },
    { what: 'very many fields', body: 'a=b&'.repeat(MANY_FIELDS), type: FORM },
    { what: 'more words than any form has', body: asForm([...own, ['a', 'x'.repeat(LARGE)]]), type: FORM },
  ]
}

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
    ...Object.entries(pairs).map(([what, more]) => ({
      what,
      body: asForm([...own, ...more]),
      type: FORM,
      isOutOfBounds: true as const,
    })),
    { what: 'parts without an end', body: `--${BOUNDARY}\r\nContent-Disp`, type: MULTIPART },
    { what: 'more files than any form takes', body: filesOf(60), type: MULTIPART },
    { what: 'text that is no form', body: 'intent=x', type: 'text/plain' },
  ]
}

/** Bodies within all limits that are as wrong as can be: whatever they do, the answer stays small. */
export function bodiesWithinLimits({ fields }: Pick<Form, 'fields'>): Body[] {
  const typed = fields.filter(({ kind }) => kind !== 'hidden').map(({ name }) => name)
  const hiddenFields = fields
    .filter(({ kind }) => kind === 'hidden')
    .map(({ name, value }): Pair => [name, value])
  const unknown: Pair[] = ['unknown', 'unknown[199]', 'unknown.a[0].b', 'constructor'].map((name) => [
    name,
    UNKNOWN,
  ])
  const lists = typed.flatMap((name): Pair[] => [
    [name, 'one'],
    [name, 'two'],
    [`${name}[199]`, 'three'],
    [`${name}[199].part`, 'four'],
    [`${name}.part`, UNKNOWN],
  ])
  const rows = times(900, (at): Pair => {
    const name = typed[at % typed.length] ?? ''
    const row = Math.min(199, Math.floor(at / typed.length))
    return [name.replace(ROW, `$1${row}`), 'x']
  })
  // Quotes and what is no text: it stands in the body as no browser would write it.
  const texts = typed.map((name) => `${encodeURIComponent(name)}=${QUOTES}%FF%C0%AF%ED%A0%80`)
  const unknownAlone = {
    what: 'unknown fields alone',
    body: asForm([...hiddenFields, ...unknown]),
    type: FORM,
  }
  if (typed.length === 0) return [unknownAlone]
  const hasRows = typed.some((name) => ROW.test(name))
  return [
    // Without what a person types first, so that most are refused and their thing is there for the next.
    unknownAlone,
    { what: 'lists for words', body: asForm([...hiddenFields, ...lists]), type: FORM },
    // Where there are no rows, the same field hundreds of times.
    {
      what: 'rows without end',
      body: asForm([...hiddenFields, ...rows]),
      type: FORM,
      ...(hasRows && COMES_BACK),
    },
    {
      what: 'what must be escaped, beside unknown fields',
      body: [asForm([...hiddenFields, ...unknown]), ...texts].join('&'),
      type: FORM,
      ...COMES_BACK,
    },
    { what: 'files for words', body: partsOf(hiddenFields, typed), type: MULTIPART },
  ]
}

const ROW = /(\[|\.)0(?=\]|\.)/
const QUOTES = encodeURIComponent('"<&\\\u0000\u2028'.repeat(400))
const COMES_BACK = { comesBack: true } as const

const part = (name: string, value: string, file = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`

const filesOf = (count: number) =>
  `${part('files', 'x', '; filename="x.txt"').repeat(count)}--${BOUNDARY}--\r\n`

function partsOf(hiddenFields: readonly Pair[], typed: readonly string[]): string {
  const words = hiddenFields.map(([name, value]) => part(name, value))
  const files = typed.map((name) => part(name, '\u0001', '; filename="../../etc/passwd"'))
  return `${[...words, ...files].join('')}--${BOUNDARY}--\r\n`
}
