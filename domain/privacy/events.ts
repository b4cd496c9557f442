import type { LetterSecret } from '#platform/mail/letter-secret.ts'

/** Someone asked for their data: a job makes the file. */
export type ExportAsked = { kind: 'privacy.export-asked'; exportId: string }

/** Stored files that nobody owns any more: a job removes them, after the transaction that let go of them. */
export type FilesReleased = { kind: 'privacy.files-released'; keys: string[] }

/** The file can be fetched until its signature is good no longer. */
export type ExportReady = {
  kind: 'privacy.export-ready'
  memberId: string
  exportId: string
  signature: LetterSecret
}

/** An account is to go, will go soon, or stays after all. */
export type DeletionAsked = { kind: 'privacy.deletion-asked'; memberId: string; dueAt: Date }
export type DeletionNear = {
  kind: 'privacy.deletion-near'
  memberId: string
  dueAt: Date
  /** What stands in its way, in words. */
  toFinish: string[]
}
export type DeletionCancelled = {
  kind: 'privacy.deletion-cancelled'
  memberId: string
  /** Why, where an administrator did it. */
  reason: string | undefined
}

export type PrivacyEvent =
  | ExportAsked
  | ExportReady
  | FilesReleased
  | DeletionAsked
  | DeletionNear
  | DeletionCancelled

declare module '#platform/events/events.ts' {
  interface Events {
    privacy: PrivacyEvent
  }
}
