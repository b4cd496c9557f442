/** Words on their way. Nothing here is called sent: that is known when they come back from the server with a number. */
export type Waiting = {
  clientId: string
  /** They go out in the order in which they were written. */
  writtenAt: number
  text: string
  files: readonly File[]
  /** How the files were called that it had when its page was closed: without them it does not go. */
  lostFiles: readonly string[]
  reply: { number: number; name: string; text: string } | null
  careSeen: boolean
  /** How much of its files has gone, 0 to 100. */
  sent?: number
  state: 'sending' | 'waits' | 'failed'
  /** Why it failed, and what the writer has to look at before it goes. */
  why: string
  care: readonly string[]
}

/** Whose words they are: two may sit at one browser. */
export type Place = { conversationId: string; memberId: string }
