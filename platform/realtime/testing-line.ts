import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/**
 * A line to PostgreSQL that can be held: nothing comes through and nothing breaks, as when a machine or a firewall goes silent.
 * With a name, only the connections of those who go by it (`application_name`) are held.
 */
export async function openFreezableLine(databaseUrl: string, only?: string) {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  const held = new Set<Socket>()
  let isFrozen = false
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        held.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    const hold = () => {
      for (const socket of [near, far]) {
        held.add(socket)
        if (isFrozen) socket.pause()
      }
    }
    // Who it is stands in the first that is said.
    near.once('data', (hello) => {
      if (only && hello.includes(`application_name\0${only}\0`)) hold()
    })
    near.on('data', (chunk) => far.write(chunk))
    far.on('data', (chunk) => near.write(chunk))
    if (!only) hold()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.toString(),
    freeze(): void {
      isFrozen = true
      for (const socket of held) socket.pause()
    },
    thaw(): void {
      isFrozen = false
      for (const socket of held) socket.resume()
    },
    close(): void {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
