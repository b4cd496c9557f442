import type pg from 'pg'

/** As pg words it when the server said nothing for `query_timeout`. */
const SILENCE = 'Query read timeout'

/**
 * A client whose server has gone silent is cut off at once: whatever is asked of it next (the rollback, first of all) would wait
 * as long again behind the question that was never answered.
 */
export function giveUpWaiting(client: pg.PoolClient): void {
  const ask = client.query.bind(client) as (...given: unknown[]) => unknown
  const asking = (...given: unknown[]): unknown => {
    const answer = ask(...given)
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === SILENCE) streamOf(client).destroy(error)
      })
    }
    return answer
  }
  client.query = asking as typeof client.query
}

function streamOf(client: pg.PoolClient): { destroy(error: Error): void } {
  return (client as unknown as { connection: { stream: { destroy(error: Error): void } } }).connection.stream
}
