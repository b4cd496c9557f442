import type { FeeNews } from './fee-words.ts'

/** It is these members' turn to hear that fees change, or don't. */
export type NoticeOfFees = { kind: 'notice.of-fees'; memberIds: string[]; news: FeeNews }

declare module '#platform/events/events.ts' {
  interface Events {
    notices: NoticeOfFees
  }
}
