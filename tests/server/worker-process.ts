import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { programs } from '../../scripts/steps/programs.mjs'

/** A real job process of the built product. */
export type WorkerProcess = {
  pid: number
  isAlive(): boolean
  /** Ends it as an operator would. */
  stop(): Promise<void>
  kill(): Promise<void>
}

export async function startWorkerProcess(environment: Record<string, string>): Promise<WorkerProcess> {
  const child = spawn(process.execPath, programs.worker.args, {
    env: { ...process.env, ...programs.worker.environment, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const ended = once(child, 'exit')
  await new Promise<void>((resolve, reject) => {
    const take = (chunk: Buffer) => {
      printed += chunk.toString()
      if (printed.includes('The worker takes jobs')) resolve()
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    void ended.then(([code]) => reject(new Error(`The worker ended with ${code}:\n${printed}`)))
  })
  return {
    pid: child.pid ?? 0,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
