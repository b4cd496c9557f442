import { createHmac } from 'node:crypto'
import { constantTimeEqual } from '#platform/telemetry/constant-time-equal.ts'

/** The address of an export: good until its time, and only in the hands of its owner's session. */
export function exportPath(exportId: string, until: Date, secret: string): string {
  const untilMs = until.getTime()
  return `/my/account/export/${exportId}?until=${untilMs}&signature=${sign(exportId, untilMs, secret)}`
}

export function isExportLink(exportId: string, query: URLSearchParams, secret: string, now: Date): boolean {
  const until = /^\d{1,15}$/.exec(query.get('until') ?? '')?.[0]
  const signature = /^[\w-]{43}$/.exec(query.get('signature') ?? '')?.[0]
  if (!until || !signature) return false
  return now.getTime() < Number(until) && constantTimeEqual(signature, sign(exportId, Number(until), secret))
}

function sign(exportId: string, untilMs: number, secret: string): string {
  return createHmac('sha256', secret).update(`data export ${exportId} ${untilMs}`).digest('base64url')
}
