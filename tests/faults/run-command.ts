import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { programs } from '../../scripts/steps/programs.mjs'

/** A command of the built product, as an operator gives it: how it ended, and all that it printed. */
export async function runProgram(
  program: 'backup' | 'restore',
  args: readonly string[],
  environment: Record<string, string>,
): Promise<{ code: number | null; printed: string }> {
  const { args: fixed, environment: own } = programs[program]
  const child = spawn(process.execPath, [...fixed, ...args], {
    env: { ...process.env, ...own, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, printed }
}
