import type { Transaction } from '#platform/db/transaction.ts'
import type { Kind, TestServer } from '../../server/test-server.ts'

export type Sent = { at: string; fields: Record<string, string> }

/** A form that was open in a browser while things went on without it. */
export type Stage = {
  /** Whose browser it is. */
  who?: Kind
  /** Brings things to where the page has no such form, and gives it as it is sent all the same. */
  form: (tx: Transaction, server: TestServer) => Promise<Sent> | Sent
  says: string
  /** What was written at length, if anything was. */
  wrote?: string
}

export const WORDS = 'It was written with care, and at some length, as it should be. '.repeat(3).trim()
