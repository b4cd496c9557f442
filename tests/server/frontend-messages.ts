/** One execution of a statement, as a client sent it. */
export type Sent = {
  /** The name that the client goes by (`application_name`). */
  client: string
  /** The name of the prepared statement; empty where it was sent for once. */
  name: string
  text: string
  values: (string | null)[]
}

const STARTUP_HEAD = 4
const MESSAGE_HEAD = 5

/**
 * Reads what a client of PostgreSQL says, from the stream's beginning, and tells each statement that it has executed. Only the
 * messages that matter are read: the first, which names the client, Parse, Bind and Query.
 */
export function readFrontendMessages(tell: (sent: Sent) => void): (chunk: Buffer) => void {
  const prepared = new Map<string, string>()
  let client: string | undefined
  let rest = Buffer.alloc(0)

  function read(kind: string, body: Buffer): void {
    if (kind === 'Q') tell({ client: client ?? '', name: '', text: stringAt(body, 0).text, values: [] })
    if (kind === 'P') {
      const name = stringAt(body, 0)
      prepared.set(name.text, stringAt(body, name.end).text)
    }
    if (kind === 'B') {
      const name = stringAt(body, stringAt(body, 0).end)
      const text = prepared.get(name.text)
      if (text === undefined) throw new Error(`The statement '${name.text}' was never prepared`)
      tell({ client: client ?? '', name: name.text, text, values: valuesAt(body, name.end) })
    }
  }

  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    for (;;) {
      const head = client === undefined ? STARTUP_HEAD : MESSAGE_HEAD
      if (rest.length < head) return
      const length = rest.readInt32BE(head - STARTUP_HEAD) + head - STARTUP_HEAD
      if (rest.length < length) return
      const body = rest.subarray(head, length)
      if (client === undefined) client = clientNamedIn(body)
      else read(String.fromCharCode(rest[0] ?? 0), body)
      rest = rest.subarray(length)
    }
  }
}

/** The first message: a version, then names and values in turn. */
function clientNamedIn(body: Buffer): string {
  const words = body.subarray(4).toString().split('\0')
  return words[words.indexOf('application_name') + 1] ?? ''
}

function stringAt(body: Buffer, start: number): { text: string; end: number } {
  const end = body.indexOf(0, start)
  return { text: body.toString('utf8', start, end), end: end + 1 }
}

/** The values of a Bind, after its formats; the driver sends all but bytes as text. */
function valuesAt(body: Buffer, start: number): (string | null)[] {
  let at = start + 2 + body.readInt16BE(start) * 2
  const count = body.readInt16BE(at)
  at += 2
  return Array.from({ length: count }, () => {
    const length = body.readInt32BE(at)
    at += 4 + Math.max(0, length)
    return length < 0 ? null : body.toString('utf8', at - length, at)
  })
}
