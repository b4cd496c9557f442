import type { DocumentSlug } from './document-rules.ts'

/** A text will be another from a day on, or is from now on. */
export type DocumentAnnounced = {
  kind: 'document.announced'
  slug: DocumentSlug
  number: number
  effectiveAt: string
  /** Whether members are written to: they agreed to it, and it is more than a slip that is mended. */
  tells: boolean
}
/** An announced text never comes, and what holds goes on. */
export type DocumentWithdrawn = {
  kind: 'document.withdrawn'
  slug: DocumentSlug
  number: number
  tells: boolean
}
/** The day of a text has come. */
export type DocumentTookEffect = { kind: 'document.took-effect'; slug: DocumentSlug }

declare module '#platform/events/events.ts' {
  interface Events {
    documents: DocumentAnnounced | DocumentWithdrawn | DocumentTookEffect
  }
}
