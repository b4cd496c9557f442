import { spawn } from 'node:child_process'
import { serverEnvironment } from './settings.ts'
import type { RunAs } from './run-as.ts'

/** Runs one of PostgreSQL's programs to its end; what it printed becomes the error when it fails. */
export function runProgram(
  program: string,
  args: string[],
  options: { cwd: string; runAs: RunAs; input?: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const { signal } = options
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: serverEnvironment(),
      stdio: ['pipe', 'pipe', 'pipe'],
      ...options.runAs,
    })
    let printed = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text))
    // A program that ends before it has read its input has failed, and its exit code tells.
    child.stdin.on('error', () => {})
    child.stdin.end(options.input ?? '')
    const end = () => void child.kill()
    signal?.addEventListener('abort', end)
    child.once('error', reject)
    child.once('close', (code) => {
      signal?.removeEventListener('abort', end)
      if (signal?.aborted) reject(signal.reason as Error)
      else if (code === 0) resolve()
      else reject(new Error(printed || `${program} ended with ${code}`))
    })
  })
}
