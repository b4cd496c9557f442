import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { readFrontendMessages, type Sent } from './frontend-messages.ts'

/** A wire between a process and its database that notes every statement on its way; the answers pass untouched. */
export type QueryWire = {
  /** The database as it is reached over the wire. */
  url: string
  /** What has been sent since the last time it was asked, in order. */
  take(): Sent[]
  close(): Promise<void>
}

export async function openQueryWire(databaseUrl: string): Promise<QueryWire> {
  const behind = new URL(databaseUrl)
  const open = new Set<Socket>()
  let sent: Sent[] = []
  const server = createServer((near) => {
    const far = connect(Number(behind.port), behind.hostname)
    const read = readFrontendMessages((statement) => sent.push(statement))
    near.on('data', read)
    near.pipe(far).pipe(near)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one)
      one.setNoDelay(true)
      one.once('error', () => other.destroy())
      one.once('close', () => {
        open.delete(one)
        other.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: url.toString(),
    take() {
      const taken = sent
      sent = []
      return taken
    },
    async close() {
      for (const socket of open) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
