/** Someone asked for their data: a job makes the file. */
export type ExportAsked = { kind: 'privacy.export-asked'; exportId: string }

/** Stored files that nobody owns any more: a job removes them, after the transaction that let go of them. */
export type FilesReleased = { kind: 'privacy.files-released'; keys: string[] }

export type PrivacyEvent = ExportAsked | FilesReleased

declare module '#platform/events/events.ts' {
  interface Events {
    privacy: PrivacyEvent
  }
}
