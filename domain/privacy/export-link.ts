import type { Secret } from '#platform/crypto/secret.ts'
import { isSigned, sign } from '#platform/crypto/sign.ts'

/** The address of an export: good until its time, and only in the hands of its owner's session. */
export function exportPath(exportId: string, until: Date, secret: Secret): string {
  return signedPath(exportId, until, signExport(exportId, until, secret))
}

/** What in it opens the door. */
export function signExport(exportId: string, until: Date, secret: Secret): string {
  return sign(secret, wordsOf(exportId, until.getTime()))
}

export function signedPath(exportId: string, until: Date, signature: string): string {
  return `/my/account/export/${exportId}?until=${until.getTime()}&signature=${signature}`
}

export function isExportLink(exportId: string, query: URLSearchParams, secret: Secret, now: Date): boolean {
  const until = /^\d{1,15}$/.exec(query.get('until') ?? '')?.[0]
  const signature = /^[\w-]{43}$/.exec(query.get('signature') ?? '')?.[0]
  if (!until || !signature) return false
  return now.getTime() < Number(until) && isSigned(secret, wordsOf(exportId, Number(until)), signature)
}

const wordsOf = (exportId: string, untilMs: number) => `data export ${exportId} ${untilMs}`
