import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { scriptLiteral } from './script-literal.ts'

/** What a page's loaders and its action answered, as React Router's script takes it over. */
export type Answers = { loaderData: unknown; actionData: unknown; errors: unknown }

/** What is written as a number in place of a value of its own. */
const NOTHING = -7
const NULL = -5

/** Stands in a string of a string in a script as it is. */
const PLAIN = /^[\x20!#-%'-;=?-[\]-~\xa0-\u2027\u202a-\ud7ff\ue000-\uffff]*$/

/**
 * As a text in a script: a list of all values, in which each names those within it by their places, and what is there twice stands once. React
 * Router has a writer of its own, which also waits for promises: it took a tenth of a page's time, and a look through the whole of what it
 * wrote to put that into a script. Here each value is written as it will stand in the script.
 */
export function encodeAnswers(answers: Answers): string {
  const values: string[] = []
  const places = new Map<unknown, number>()
  const names = new Map<string, string>()

  /** Its place is known before it is written: what it holds may name it. */
  function place(value: unknown): number {
    const at = values.length
    places.set(value, at)
    values.push('')
    return at
  }

  function text(value: string): number {
    const known = places.get(value)
    if (known !== undefined) return known
    const at = place(value)
    values[at] = quoted(value)
    return at
  }

  function nameOf(key: string): string {
    const known = names.get(key)
    if (known !== undefined) return known
    const name = `\\"_${text(key)}\\":`
    names.set(key, name)
    return name
  }

  function told(value: unknown): number {
    if (typeof value === 'string') return text(value)
    if (value === undefined) return NOTHING
    if (value === null) return NULL
    const known = places.get(value)
    if (known !== undefined) return known
    const none = typeof value === 'number' ? numberThatIsNone(value) : undefined
    if (none !== undefined) return none
    const at = place(value)
    values[at] = typeof value === 'object' ? writeObject(value) : writePlain(value)
    return at
  }

  function writeObject(value: object): string {
    if (Array.isArray(value)) return `[${value.map(told).join()}]`
    const prototype: unknown = Object.getPrototypeOf(value)
    if (prototype === Object.prototype) return properties(value)
    if (value instanceof Date)
      return kind('D', Number.isNaN(value.getTime()) ? '\\"invalid\\"' : value.getTime())
    if (value instanceof Set) return kind('S', ...[...value].map(told))
    if (value instanceof Map) return kind('M', ...[...value].flatMap(([key, one]) => [told(key), told(one)]))
    if (value instanceof URL) return kind('U', quoted(value.href))
    if (value instanceof ErrorResponse)
      return kind('ErrorResponse', told(value.data), told(value.status), told(value.statusText))
    // In production without its words, which the router has taken away by then.
    if (value instanceof Error)
      return kind('SanitizedError', told(value.name), told(value.message), told(value.stack))
    if (prototype === null) return kind('N', properties(value))
    if ('then' in value) throw new TypeError('A loader answered with a promise: a page waits for none')
    return kind('SingleFetchClassInstance', told({ ...value }))
  }

  function properties(value: object): string {
    let written = ''
    for (const key of Object.keys(value))
      written += `${written === '' ? '' : ','}${nameOf(key)}${told((value as Record<string, unknown>)[key])}`
    return `{${written}}`
  }

  told(answers)
  return `"[${values.join()}]\\n"`
}

const kind = (name: string, ...given: readonly (string | number)[]) =>
  `[${[`\\"${name}\\"`, ...given].join()}]`

function numberThatIsNone(value: number): number | undefined {
  if (Number.isNaN(value)) return -2
  if (value === Infinity) return -6
  if (value === -Infinity) return -3
  return Object.is(value, -0) ? -4 : undefined
}

function writePlain(value: unknown): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return typeof value === 'bigint' ? kind('B', `\\"${value}\\"`) : kind('SingleFetchFallback')
}

/** A string of a string in a script, with nothing in it that could end either, or the script. */
function quoted(value: string): string {
  if (PLAIN.test(value)) return `\\"${value}\\"`
  return scriptLiteral(JSON.stringify(value)).slice(1, -1)
}
