import type pg from 'pg'

/** Without a farewell: one who does not answer would not hear it. */
export function cutOff(client: pg.ClientBase, error?: Error): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(error?: Error): void } } }
  connection.stream.destroy(error)
}
