import { constants } from 'node:os'
import { Worker } from 'node:worker_threads'

type HashTask = { message: string; nonce: Uint8Array }

/** Written as text, so that it runs the same from the source and from a bundle. */
const program = `
const { argon2Sync } = require('node:crypto')
const { readlinkSync } = require('node:fs')
const { setPriority } = require('node:os')
const { parentPort, workerData } = require('node:worker_threads')
try {
  // On Linux a thread has a priority of its own; elsewhere the processor is shared evenly.
  setPriority(Number(readlinkSync('/proc/thread-self').split('/').at(-1)), workerData.priority)
} catch {}
parentPort.on('message', ({ id, task }) => {
  try {
    parentPort.postMessage({ id, tag: argon2Sync('argon2id', { ...workerData.parameters, ...task }) })
  } catch (error) {
    parentPort.postMessage({ id, error })
  }
})
`

type Answer = { id: number; tag?: Uint8Array; error?: unknown }
type Waiting = { resolve(tag: Buffer): void; reject(error: unknown): void }

/**
 * One thread that does nothing but hash, one task after another, and yields the processor to whoever serves pages: a rush of
 * sign-ins makes sign-ins slower, never pages. It is started by the first task and holds no process back from ending.
 */
export function openHashingThread(parameters: object): (task: HashTask) => Promise<Buffer> {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let lastId = 0

  function start(): Worker {
    const started = new Worker(program, {
      eval: true,
      workerData: { parameters, priority: constants.priority.PRIORITY_BELOW_NORMAL },
    })
    started.unref()
    started.on('message', ({ id, tag, error }: Answer) => {
      const one = waiting.get(id)
      waiting.delete(id)
      if (tag) one?.resolve(Buffer.from(tag))
      else one?.reject(error)
      if (waiting.size === 0) started.unref()
    })
    started.on('error', (error) => {
      worker = undefined
      for (const one of waiting.values()) one.reject(error)
      waiting.clear()
    })
    return started
  }

  return (task) =>
    new Promise((resolve, reject) => {
      worker ??= start()
      const id = ++lastId
      waiting.set(id, { resolve, reject })
      worker.ref()
      worker.postMessage({ id, task }, [])
    })
}
