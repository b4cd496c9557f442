import { tracingChannel } from 'node:diagnostics_channel'

/** What is told while it happens, to nobody unless traces are asked for: then it costs next to nothing. */
export type RequestTold = {
  method: string
  path: string
  /** The one that a proxy or another service began it in, by the W3C's header. */
  traceparent: string | undefined
  status?: number
}
export type StatementTold = { text: string }
export type JobTold = { name: string; id: string }

export const requestsTold = tracingChannel<unknown, RequestTold>('guildhall:request')
export const statementsTold = tracingChannel<unknown, StatementTold>('guildhall:statement')
export const jobsTold = tracingChannel<unknown, JobTold>('guildhall:job')
