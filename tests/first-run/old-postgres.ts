import { createServer, type Server } from 'node:net'

/** As much of a PostgreSQL as is needed to ask it for its version: it lets everybody in and gives one answer to everything. */
export function oldPostgres(version: string): Server {
  return createServer((socket) => {
    const ready = message('Z', Buffer.from('I'))
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]))
      socket.on('data', () => {
        socket.write(Buffer.concat([...oneRow(version), message('C', Buffer.from('SELECT 1\0')), ready]))
      })
    })
    socket.on('error', () => {})
  })
}

function oneRow(value: string): Buffer[] {
  const TEXT_OID = 25
  const field = Buffer.alloc(18)
  field.writeInt32BE(TEXT_OID, 6)
  const length = Buffer.alloc(4)
  length.writeInt32BE(value.length)
  return [
    message('T', Buffer.concat([Buffer.from([0, 1]), Buffer.from('version\0'), field])),
    message('D', Buffer.concat([Buffer.from([0, 1]), length, Buffer.from(value)])),
  ]
}

function message(kind: string, content: Buffer): Buffer {
  const head = Buffer.alloc(5)
  head.write(kind)
  head.writeInt32BE(content.length + 4, 1)
  return Buffer.concat([head, content])
}
