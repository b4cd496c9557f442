import { addDays } from '#platform/clock/clock.ts'

/** `returned`: sent back with a reason. `expired`: approved once, and too long ago. */
export const checkStates = ['sent', 'approved', 'returned', 'expired'] as const
export type CheckState = (typeof checkStates)[number]

export const documentKinds = ['passport', 'identity-card', 'driving-licence', 'residence-permit'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const DOCUMENTS_MOST = 4
export const DOCUMENT_MEGABYTES = 10

/** What a person can photograph or scan, and a browser can show to whoever decides. */
export const documentRules = {
  imageBytes: DOCUMENT_MEGABYTES * 1_000_000,
  documentBytes: DOCUMENT_MEGABYTES * 1_000_000,
  onlyDocuments: {
    types: ['application/pdf'],
    instead: 'Send a picture (JPEG, PNG, WebP or AVIF) or a PDF.',
  },
}

/** So long before it runs out an approval may be renewed. */
const RENEW_DAYS = 30

type Standing = { state: CheckState; validUntil: Date | null }

/** Whether there is something to send: not while documents wait, nor while an approval holds for long. */
export function mayBeSent(newest: Standing | undefined, now: Date): boolean {
  if (newest?.state === 'sent') return false
  return !(newest?.state === 'approved' && newest.validUntil && newest.validUntil > addDays(now, RENEW_DAYS))
}

/** What is known of the document, as little as can be compared with it. It is kept sealed. */
export type CheckDetails = { holder: string; document: DocumentKind; country: string }
