import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import type { Config } from '#platform/config/variables.ts'
import { log } from '#platform/log/log.ts'
import type { ScanVerdict } from './scan.ts'

export type Scanner = {
  /** Never rejects: whoever sent the file waits for a word, not for a fault. */
  scan(bytes: Buffer): Promise<ScanVerdict>
  /** Rejects, saying why, when files can't be scanned. */
  health(): Promise<string>
}

const CHUNK_BYTES = 64 * 1024
/** A person waits at the other end, and 50 MB take a few seconds. */
const SCAN_TIMEOUT_MS = 30_000
const HEALTH_TIMEOUT_MS = 5_000
const LONGEST_ANSWER = 1_000

/** The operator's ClamAV, spoken to as clamd has it: a command ends with a zero byte, and so does its answer. */
export function openScanner(
  address: Config['clamd'],
  { timeoutMs = SCAN_TIMEOUT_MS } = {},
): Scanner | undefined {
  if (!address) return undefined
  return {
    async scan(bytes) {
      try {
        return read(await ask(address, framesOf(bytes), timeoutMs))
      } catch (error) {
        log.error({ err: error }, 'a file could not be scanned for viruses')
        return { state: 'unknown' }
      }
    },
    async health() {
      const answer = await ask(address, [Buffer.from('zPING\0')], HEALTH_TIMEOUT_MS)
      if (answer !== 'PONG') throw new Error(`clamd answered ${answer}`)
      return ask(address, [Buffer.from('zVERSION\0')], HEALTH_TIMEOUT_MS)
    },
  }
}

function* framesOf(bytes: Buffer): Generator<Buffer> {
  yield Buffer.from('zINSTREAM\0')
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
    const chunk = bytes.subarray(at, at + CHUNK_BYTES)
    yield lengthOf(chunk)
    yield chunk
  }
  yield lengthOf(Buffer.alloc(0))
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return length
}

function read(answer: string): ScanVerdict {
  if (answer === 'stream: OK') return { state: 'clean' }
  const found = /^stream: (.+) FOUND$/.exec(answer)?.[1]
  if (found) return { state: 'infected', found }
  // Most of all 'INSTREAM size limit exceeded': StreamMaxLength of clamd is below the attachments of this marketplace.
  throw new Error(`clamd answered ${answer}`)
}

async function ask(
  address: NonNullable<Config['clamd']>,
  frames: Iterable<Buffer>,
  timeoutMs: number,
): Promise<string> {
  const socket = connect(address)
  const silence = setTimeout(
    () => socket.destroy(new Error(`clamd did not answer within ${timeoutMs / 1_000} seconds`)),
    timeoutMs,
  )
  try {
    const answer = readAnswer(socket)
    // It may answer, or hang up, before it has read everything: then the answer is what counts.
    await Promise.race([answer, write(socket, frames)])
    return await answer
  } finally {
    clearTimeout(silence)
    socket.destroy()
  }
}

async function write(socket: Socket, frames: Iterable<Buffer>): Promise<void> {
  for (const frame of frames) if (!socket.write(frame)) await once(socket, 'drain')
}

async function readAnswer(socket: Socket): Promise<string> {
  let answer = ''
  for await (const chunk of socket) {
    answer += String(chunk)
    const end = answer.indexOf('\0')
    if (end >= 0) return answer.slice(0, end).trim()
    if (answer.length > LONGEST_ANSWER) break
  }
  throw new Error('clamd hung up without an answer')
}
