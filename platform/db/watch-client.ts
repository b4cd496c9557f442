import type pg from 'pg'
import { log } from '#platform/log/log.ts'
import { statementsTold } from '#platform/telemetry/tracing/channels.ts'
import { cutOff } from './cut-off.ts'
import { isSilence, markAway, tookTooLong } from './database-away.ts'
import type { Outage } from './outage.ts'

/** What is known of a client while somebody has it. */
export type ClientWatch = {
  askedAtMs: number
  /** Questions that are not answered yet. */
  open: number
  /** Whoever has it lifted the server's limit on its statements: they may take as long as they take. */
  isPatient: boolean
  /** Whoever has it asked the server for more time between two statements: something outside is waited for. */
  mayWait: boolean
}

type Ask = (asked: unknown, ...rest: unknown[]) => unknown

const LIFTS_THE_LIMIT = /\bset (local )?statement_timeout = 0\b/
const ASKS_TO_WAIT = /\bset local idle_in_transaction_session_timeout\b/
const A_DAY_MS = 86_400_000

/**
 * Every question to the database passes here. A server that has gone silent is an outage, and its client is cut off at once:
 * whatever is asked of it next (the rollback, first of all) would wait as long again behind what was never answered.
 */
export function watchClient(client: pg.PoolClient, outage: Outage | undefined): ClientWatch {
  const watch: ClientWatch = { askedAtMs: performance.now(), open: 0, isPatient: false, mayWait: false }
  const ask = client.query.bind(client) as Ask

  const fail = (error: unknown): never => {
    if (isSilence(error)) {
      cutOff(client, error as Error)
      outage?.begin(error)
    }
    if (tookTooLong(error)) log.warn({ err: error }, 'a statement took longer than it may')
    throw markAway(error)
  }
  const answered = () => {
    watch.open--
    watch.askedAtMs = performance.now()
  }
  const asking: Ask = (asked, ...rest) => {
    if (LIFTS_THE_LIMIT.test(textOf(asked))) watch.isPatient = true
    if (ASKS_TO_WAIT.test(textOf(asked))) watch.mayWait = true
    watch.askedAtMs = performance.now()
    const answer = told(asked, () => (watch.isPatient ? ask(patiently(asked, rest[0])) : ask(asked, ...rest)))
    if (!(answer instanceof Promise)) return answer
    watch.open++
    return answer.finally(answered).catch(fail)
  }
  client.query = asking as typeof client.query
  return watch
}

/** A stream tells of its end elsewhere. */
function told(asked: unknown, ask: () => unknown): unknown {
  const isStream = typeof (asked as { submit?: unknown } | null)?.submit === 'function'
  if (!statementsTold.hasSubscribers || isStream) return ask()
  return statementsTold.tracePromise(() => ask() as Promise<unknown>, { text: textOf(asked) })
}

function textOf(asked: unknown): string {
  return typeof asked === 'string' ? asked : String((asked as { text?: unknown } | null)?.text)
}

/** The client's own limit stands where the server's does; a stream is an object of its own, and stays it. */
function patiently(asked: unknown, values: unknown): unknown {
  if (typeof asked === 'string') return { text: asked, values, query_timeout: A_DAY_MS }
  const isStream = typeof (asked as { submit?: unknown }).submit === 'function'
  if (isStream) return Object.assign(asked as object, { query_timeout: A_DAY_MS })
  return { values, ...(asked as object), query_timeout: A_DAY_MS }
}
