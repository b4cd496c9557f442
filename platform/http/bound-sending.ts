import type { IncomingMessage } from 'node:http'

export type SendingBounds = {
  /** How long a client may take over its request, whatever it sends. */
  requestMs: number
  /** Beside it, a client has the time that what has arrived takes at this speed: files over a poor line need it. */
  slowestBytesASecond: number
}

/** Hangs up on who sends the content of a request slower than the poorest line does; who sends steadily is let finish, however much it is. */
export function boundSending(
  incoming: IncomingMessage,
  { requestMs, slowestBytesASecond }: SendingBounds,
): void {
  if (!announcesContent(incoming)) return
  const { socket } = incoming
  const [beganMs, readBefore] = [performance.now(), socket.bytesRead]
  const look = () => {
    if (incoming.complete) return
    const earnedMs = ((socket.bytesRead - readBefore) / slowestBytesASecond) * 1_000
    const leftMs = beganMs + requestMs + earnedMs - performance.now()
    if (leftMs > 0) waiting = setTimeout(look, leftMs).unref()
    else socket.destroy()
  }
  let waiting = setTimeout(look, requestMs).unref()
  const forget = () => clearTimeout(waiting)
  incoming.once('end', forget)
  incoming.once('close', forget)
}

const announcesContent = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) !== 0
