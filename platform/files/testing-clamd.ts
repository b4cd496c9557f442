import { createServer, type AddressInfo, type Socket } from 'node:net'

/** What the peer takes for a virus. */
export const TEST_VIRUS = 'this text is the virus of our tests'

export type ClamdPeer = { address: { host: string; port: number }; scanned: Buffer[]; close(): Promise<void> }

/** A small clamd: it speaks PING, VERSION and INSTREAM as the real one does. */
export async function openClamdPeer({ longest = 1_000_000 } = {}): Promise<ClamdPeer> {
  const scanned: Buffer[] = []
  const peer = await listen((socket) => {
    answer(socket, { longest, scanned }).catch(() => socket.destroy())
  })
  return { ...peer, scanned }
}

/** A scanner that takes what it is given and never says a word. */
export async function openSilentPeer(): Promise<Pick<ClamdPeer, 'address' | 'close'>> {
  return listen((socket) => void socket.resume())
}

async function listen(meet: (socket: Socket) => void): Promise<Pick<ClamdPeer, 'address' | 'close'>> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    // Whoever asks may hang up at any time.
    socket.on('error', () => {})
    meet(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: { host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

type Peer = { longest: number; scanned: Buffer[] }

async function answer(socket: Socket, peer: Peer): Promise<void> {
  let got = Buffer.alloc(0)
  for await (const chunk of socket) {
    got = Buffer.concat([got, chunk as Buffer])
    const said = answerTo(got, peer)
    if (said !== undefined) return void socket.end(`${said}\0`)
  }
}

function answerTo(got: Buffer, { longest, scanned }: Peer): string | undefined {
  const command = got.subarray(0, got.indexOf(0)).toString()
  if (command === 'zPING') return 'PONG'
  if (command === 'zVERSION') return 'ClamAV 1.4.2/27800/Mon Nov 16 09:00:00 2026'
  if (command !== 'zINSTREAM') return got.includes(0) ? 'UNKNOWN COMMAND' : undefined
  const chunks: Buffer[] = []
  let length = 0
  for (let at = command.length + 1; at + 4 <= got.length;) {
    const size = got.readUInt32BE(at)
    if (size === 0) {
      const whole = Buffer.concat(chunks)
      scanned.push(whole)
      return whole.includes(TEST_VIRUS) ? 'stream: Guildhall.Test.Virus FOUND' : 'stream: OK'
    }
    length += size
    if (length > longest) return 'INSTREAM size limit exceeded. ERROR'
    if (at + 4 + size > got.length) return undefined
    chunks.push(got.subarray(at + 4, at + 4 + size))
    at += 4 + size
  }
  return undefined
}
