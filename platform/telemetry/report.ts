import { scrubEvent, scrubItem } from './scrub.ts'

export type ReportSource = 'browser' | 'server'
export type ReportKind = 'error' | 'performance'

type Json = Record<string, unknown>

/** One item of an envelope, scrubbed and ready to be kept or sent on. */
export type Report = {
  source: ReportSource
  kind: ReportKind
  /** The item's type in the envelope: event, transaction or span. */
  type: string
  digest: string | undefined
  title: string
  release: string | undefined
  payload: Json
}

const kinds: Readonly<Record<string, ReportKind>> = {
  event: 'error',
  transaction: 'performance',
  span: 'performance',
}

const DIGEST_LENGTH = 8
const LONGEST_TITLE = 300

/** Recordings, attachments, feedback and counters are not asked for, and may hold anything. */
export function isReportType(type: string): boolean {
  return Object.hasOwn(kinds, type)
}

export function makeReport(source: ReportSource, type: string, raw: Json): Report {
  const kind = kinds[type] ?? 'error'
  const payload = kind === 'error' || type === 'transaction' ? scrubEvent(raw) : scrubItem(raw)
  return {
    source,
    kind,
    type,
    digest: digestIn(payload),
    title: titleOf(payload).slice(0, LONGEST_TITLE),
    release: textAt(payload, 'release')?.slice(0, 100),
    payload,
  }
}

/** The digest that the person saw: a tag, or the beginning of the id under which the browser made the report. */
function digestIn(payload: Json): string | undefined {
  const digest = textAt(payload, 'tags', 'digest') ?? textAt(payload, 'event_id')
  return digest?.slice(0, DIGEST_LENGTH)
}

function titleOf(payload: Json): string {
  const exception = lastOf(valueAt(payload, 'exception', 'values')) ?? lastOf(valueAt(payload, 'exception'))
  const thrown = [textAt(exception, 'type'), textAt(exception, 'value')].filter(Boolean).join(': ')
  const named = [
    thrown,
    textAt(payload, 'message'),
    textAt(payload, 'logentry', 'formatted'),
    textAt(payload, 'logentry', 'message'),
    textAt(payload, 'transaction'),
    textAt(payload, 'description'),
  ]
  return named.find((title) => title !== undefined && title !== '') ?? 'Untitled'
}

/** Sentry puts the error that was thrown last, after its causes. */
function lastOf(list: unknown): unknown {
  return Array.isArray(list) ? list.at(-1) : undefined
}

export function valueAt(value: unknown, ...path: string[]): unknown {
  let at = value
  for (const name of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, name)) return undefined
    at = (at as Json)[name]
  }
  return at
}

export function textAt(value: unknown, ...path: string[]): string | undefined {
  const found = valueAt(value, ...path)
  return typeof found === 'string' ? found : undefined
}
