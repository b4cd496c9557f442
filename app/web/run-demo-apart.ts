import { type ChildProcess, spawn } from 'node:child_process'

/** Runs a command of the demo in a process of its own, which ends with this one. */
export function runDemoApart(program: string, command: string, databaseUrl: string): ChildProcess {
  return spawn(process.execPath, [...process.execArgv, program, command], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, DEMO: process.env['DEMO'] || 'on', DATABASE_URL: databaseUrl },
  })
}
