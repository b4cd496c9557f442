import type { Writable } from 'node:stream'
import type pg from 'pg'

/** The few calls of pg's own connection that bulk loading needs; its types leave them out. */
type CopyConnection = {
  query(text: string): void
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
  stream: Writable
}

type Cell = string | number | boolean | null | Buffer

const ESCAPED: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

/** A row in the text format of COPY. */
export function copyLine(cells: readonly Cell[]): string {
  return `${cells.map(copyCell).join('\t')}\n`
}

function copyCell(cell: Cell): string {
  if (cell === null) return '\\N'
  if (typeof cell === 'string') return cell.replace(/[\\\t\n\r]/g, (found) => ESCAPED[found] ?? found)
  if (Buffer.isBuffer(cell)) return `\\\\x${cell.toString('hex')}`
  return String(cell)
}

/** Lines in the text format, any number at a time; in bytes where somebody else has made them so already. */
type CopyChunks = AsyncIterable<string | Buffer> | Iterable<string | Buffer>

/** Loads rows in bulk: `into` is a table with its columns. */
export function copyIn(client: pg.ClientBase, into: string, chunks: CopyChunks): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: unknown
    const copying: { callback?(): void } & Record<string, unknown> = {
      submit: (connection: pg.Connection) =>
        (connection as unknown as CopyConnection).query(`copy ${into} from stdin`),
      handleCopyInResponse(connection: CopyConnection) {
        send(connection, chunks).then(
          () => connection.endCopyFrom(),
          (error) => {
            failure = error
            connection.sendCopyFail('the rows could not be made')
          },
        )
      },
      handleError(error: Error) {
        copying.callback?.()
        reject(failure ?? error)
      },
      handleReadyForQuery() {
        copying.callback?.()
        resolve()
      },
      handleCommandComplete() {},
      handleRowDescription() {},
      handleDataRow() {},
      handlePortalSuspended() {},
      handleEmptyQuery() {},
      handleCopyData() {},
    }
    // pg puts its own limit into `callback`: one that is never called would keep its clock, and with it the process.
    client.query(copying as unknown as pg.Submittable)
  })
}

/** Or closed: then nothing more is taken, and the query itself says why. */
function untilDrained(stream: Writable): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      stream.off('drain', goOn).off('close', goOn)
      resolve()
    }
    stream.on('drain', goOn).on('close', goOn)
  })
}

const SENT_AT_ONCE = 65_536

/** No faster than the server takes it, and not in crumbs: what waits to be sent would pile up in memory. */
async function send(connection: CopyConnection, chunks: CopyChunks): Promise<void> {
  let waiting: string[] = []
  let letters = 0
  async function pass(bytes: Buffer): Promise<void> {
    connection.sendCopyFromChunk(bytes)
    if (connection.stream.writableNeedDrain) await untilDrained(connection.stream)
  }
  async function passWaiting(): Promise<void> {
    const bytes = Buffer.from(waiting.join(''))
    waiting = []
    letters = 0
    await pass(bytes)
  }
  for await (const chunk of chunks) {
    if (typeof chunk === 'string') {
      letters += chunk.length
      waiting.push(chunk)
      if (letters >= SENT_AT_ONCE) await passWaiting()
    } else {
      if (letters > 0) await passWaiting()
      for (let from = 0; from < chunk.length; from += SENT_AT_ONCE)
        await pass(chunk.subarray(from, from + SENT_AT_ONCE))
    }
  }
  if (letters > 0) await passWaiting()
}
