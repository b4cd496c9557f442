import type { DocumentNews } from './document-words.ts'
import type { FeeNews } from './fee-words.ts'

/** It is these members' turn to hear that fees change, or don't. */
export type NoticeOfFees = { kind: 'notice.of-fees'; memberIds: string[]; news: FeeNews }

/** It is these members' turn to hear that what they agreed to changes, or doesn't. */
export type NoticeOfDocument = { kind: 'notice.of-document'; memberIds: string[]; news: DocumentNews }

declare module '#platform/events/events.ts' {
  interface Events {
    notices: NoticeOfFees | NoticeOfDocument
  }
}
