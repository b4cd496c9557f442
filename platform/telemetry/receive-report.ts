import { randomUUID } from 'node:crypto'
import type { Clock } from '#platform/clock/clock.ts'
import type { Deliverer } from './deliver.ts'
import { projectOfDsn, type TunnelNames } from './dsn.ts'
import { BadEnvelope, jsonPayload, LARGEST_ENVELOPE_BYTES, parseEnvelope, type Envelope } from './envelope.ts'
import { readBody } from './read-body.ts'
import { isReportType, makeReport, textAt } from './report.ts'
import type { ReportLimit } from './report-limit.ts'
import { scrubItem } from './scrub.ts'
import { isWorthReporting } from './worth-reporting.ts'

type ReceiveParts = {
  names: TunnelNames
  ownOrigin: string
  clock: Clock
  limit: ReportLimit
  deliverer: Deliverer
}

const TRACE_FIELDS = ['trace_id', 'sample_rate', 'sample_rand', 'sampled', 'release', 'environment']

/** POST /monitoring?o={organisation}&p={project}: answers as soon as the report is understood, and deals with it after. */
export async function receiveReport(
  parts: ReceiveParts,
  request: Request,
  address: string,
): Promise<Response> {
  const url = new URL(request.url)
  if (!isSameOrigin(request, url, parts.ownOrigin))
    return refuse(403, 'Reports are taken from this site’s own pages only.')
  const { organisation, project } = parts.names
  if (url.searchParams.get('o') !== organisation || url.searchParams.get('p') !== project) {
    return refuse(404, 'There is no such organisation and project here.')
  }
  if (!(await parts.limit.mayReport(address, parts.clock.now()))) {
    return refuse(429, 'That was often enough for now. Try again in a minute.', { 'Retry-After': '60' })
  }
  const body = await readBody(request, LARGEST_ENVELOPE_BYTES)
  if (body === undefined) return refuse(413, `A report may have ${LARGEST_ENVELOPE_BYTES / 1024} KB.`)
  try {
    return take(parts, parseEnvelope(body))
  } catch (error) {
    if (error instanceof BadEnvelope) return refuse(400, `${error.message}.`)
    throw error
  }
}

function take(parts: ReceiveParts, envelope: Envelope): Response {
  const dsn = textAt(envelope.header, 'dsn')
  if (dsn !== undefined && projectOfDsn(dsn) !== parts.names.project)
    return refuse(403, 'This report is for another project.')
  const reports = envelope.items
    .filter((item) => isReportType(item.header.type))
    .map((item) => ({ type: item.header.type, payload: jsonPayload(item) }))
    .filter(({ type, payload }) => isWorthReporting(type, payload))
    .map(({ type, payload }) => makeReport('browser', type, payload))
  const eventId = eventIdOf(envelope)
  if (reports.length > 0 && !parts.deliverer.deliver({ eventId, trace: traceOf(envelope), reports })) {
    return refuse(429, 'Too many reports at once.', { 'Retry-After': '60' })
  }
  return Response.json({ id: eventId }, { headers: { 'Cache-Control': 'no-store' } })
}

function eventIdOf(envelope: Envelope): string {
  const given = textAt(envelope.header, 'event_id') ?? ''
  return /^[0-9a-f]{32}$/.test(given) ? given : randomUUID().replaceAll('-', '')
}

function traceOf(envelope: Envelope): Record<string, unknown> | undefined {
  const trace = envelope.header['trace']
  if (typeof trace !== 'object' || trace === null) return undefined
  return scrubItem(Object.fromEntries(Object.entries(trace).filter(([name]) => TRACE_FIELDS.includes(name))))
}

/** Browsers name the origin of every POST that a script sends. The scheme may have changed at a proxy, the host not. */
function isSameOrigin(request: Request, url: URL, ownOrigin: string): boolean {
  const origin = request.headers.get('Origin')
  if (origin === null) return request.headers.get('Sec-Fetch-Site') === 'same-origin'
  return origin === ownOrigin || (URL.canParse(origin) && new URL(origin).host === url.host)
}

function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ detail: message }, { status, headers: { ...headers, 'Cache-Control': 'no-store' } })
}
