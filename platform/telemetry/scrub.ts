import { scrubText } from './scrub-text.ts'

/**
 * What may be kept of a report. Fields are let through by name, never held back by name, so that what a newer client
 * adds is left out until someone has looked at it.
 */
const eventFields = new Set([
  'event_id',
  'type',
  'timestamp',
  'start_timestamp',
  'platform',
  'level',
  'logger',
  'release',
  'environment',
  'dist',
  'transaction',
  'transaction_info',
  'message',
  'logentry',
  'exception',
  'fingerprint',
  'tags',
  'contexts',
  'spans',
  'measurements',
  'request',
  'sdk',
  'debug_meta',
])
const contextFields = new Set(['trace', 'browser', 'os', 'runtime', 'response', 'react'])
const requestFields = new Set(['url', 'method'])

/** Left out wherever they stand. */
const personalFields = new Set([
  'user',
  'username',
  'email',
  'ip',
  'ip_address',
  'client.address',
  'cookies',
  'cookie',
  'headers',
  'query_string',
  'query',
  'http.query',
  'url.query',
  'http.fragment',
  'url.fragment',
  'url.full',
  'http.url',
  'body',
  'data_url',
  'password',
  'token',
  'secret',
  'authorization',
  'vars',
  'params',
  'name_source',
  'user_agent.original',
  'server_name',
  'geo',
])
const DEEPEST = 12
const MOST_ENTRIES = 500

type Json = Record<string, unknown>

/** An event or a transaction without anything about the person who happened to be there. */
export function scrubEvent(event: Json): Json {
  const picked = pick(event, eventFields)
  if (isObject(picked['contexts'])) picked['contexts'] = pick(picked['contexts'], contextFields)
  if (isObject(picked['request'])) picked['request'] = pick(picked['request'], requestFields)
  return scrubValue(picked, 0) as Json
}

/** Items of other kinds (single spans) have no fixed shape: only the names and texts in them are looked at. */
export function scrubItem(item: Json): Json {
  return scrubValue(item, 0) as Json
}

function scrubValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return scrubText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === DEEPEST) return undefined
  if (Array.isArray(value)) {
    return value
      .slice(0, MOST_ENTRIES)
      .map((entry) => scrubValue(entry, depth + 1))
      .filter((entry) => entry !== undefined)
  }
  const entries = Object.entries(value)
    .filter(([name]) => !isPersonal(name))
    .slice(0, MOST_ENTRIES)
    .map(
      ([name, entry]) =>
        [
          scrubText(name),
          isReportId(name, entry) || isRelease(name, entry) ? entry : scrubValue(entry, depth + 1),
        ] as const,
    )
  return Object.fromEntries(entries.filter(([, entry]) => entry !== undefined))
}

function isPersonal(name: string): boolean {
  const lower = name.toLowerCase()
  return (
    lower === '__proto__' ||
    personalFields.has(lower) ||
    lower.startsWith('user.') ||
    /^http\.(request|response)\.(header|body)/.test(lower)
  )
}

/** Sentry's own ids are random hexadecimals, and one in two thousand of them looks like a telephone number. */
function isReportId(name: string, value: unknown): boolean {
  return name.endsWith('_id') && typeof value === 'string' && /^(?:[0-9a-f]{16}){1,2}$/.test(value)
}

/** The name and version of what runs reads like someone's address. */
function isRelease(name: string, value: unknown): boolean {
  return (
    name === 'release' &&
    typeof value === 'string' &&
    /^guildhall@\d+(?:\.\d+){2}\+\w{1,40}(?:\.\w{1,40})?$/.test(value)
  )
}

function pick(object: Json, names: Set<string>): Json {
  return Object.fromEntries(Object.entries(object).filter(([name]) => names.has(name)))
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
