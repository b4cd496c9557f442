import { Readable } from 'node:stream'
import type pg from 'pg'

/** The few calls of pg's own connection that reading in bulk needs; its types leave them out. */
type CopyConnection = { query(text: string): void; stream: { pause(): void; resume(): void } }

/** Rows in the text format of COPY, no faster than they are taken: `from` is a table or a query in brackets. */
export function copyOut(client: pg.ClientBase, from: string): Readable {
  let connection: CopyConnection | undefined
  const rows = new Readable({ read: () => connection?.stream.resume() })
  const copying: { callback?(): void } & Record<string, unknown> = {
    submit(given: pg.Connection) {
      connection = given as unknown as CopyConnection
      connection.query(`copy ${from} to stdout`)
    },
    handleCopyData({ chunk }: { chunk: Buffer }) {
      // Its bytes stand in a buffer that the next packet is written over.
      if (!rows.push(Buffer.from(chunk))) connection?.stream.pause()
    },
    handleError(error: Error) {
      copying.callback?.()
      rows.destroy(error)
    },
    handleReadyForQuery() {
      copying.callback?.()
      rows.push(null)
    },
    handleCommandComplete() {},
    handleRowDescription() {},
    handleDataRow() {},
    handlePortalSuspended() {},
    handleEmptyQuery() {},
    handleCopyInResponse() {},
  }
  // pg puts its own limit into `callback`: one that is never called would keep its clock, and with it the process.
  client.query(copying as unknown as pg.Submittable)
  return rows
}
